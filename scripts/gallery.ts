/**
 * `npm run gallery`: every page as a picture, at three sizes, in both themes and languages, on one page of thumbnails in
 * .cache/gallery/index.html, those first that look otherwise than at the commit before. For looking; nothing here fails.
 *
 *   npm run gallery -- --routes home,download --sizes 360 --themes dark --locales en-US
 *   npm run gallery -- --against 1a2b3c4      beside the pictures of that commit, where they are kept
 *   npm run gallery -- --first-visit          as somebody sees the pages who has not answered any question yet
 *   npm run gallery -- --built                takes dist/ as it is
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/start.ts';
import { comparePictures } from './gallery/compare.ts';
import { galleryPage, type Shown } from './gallery/page.ts';
import { fileOf, planGallery, readGalleryOptions, STATE } from './gallery/plan.ts';
import { takePictures } from './gallery/take.ts';
import { ensure, needs } from './lib/machine.ts';
import { endWithParent } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';
import { buildSite, isBuildFresh } from './lib/site-build.ts';

const FOLDER = '.cache/gallery';
/** Commits whose pictures are kept: this one, the one before it, and one more to go back to. */
const KEPT = 3;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit, with a mark where files have been changed since. */
function nameOfState(): string {
  const commit = git('rev-parse', '--short', 'HEAD');
  return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
}

/** @returns the names of states whose pictures are kept, the newest first */
async function keptStates(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const states = entries.filter((entry) => entry.isDirectory() && STATE.test(entry.name));
  const dated = await Promise.all(
    states.map(async ({ name }) => ({ name, at: (await stat(join(FOLDER, name))).mtimeMs })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ name }) => name);
}

endWithParent(130);
loadSettings();
const options = readGalleryOptions(process.argv.slice(2));
const shots = planGallery(options);
await ensure(needs.chromium);
if (!options.built && !isBuildFresh()) {
  console.log('Building the site …');
  const code = await buildSite({ stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) process.exit(code);
}

await mkdir(FOLDER, { recursive: true });
const state = nameOfState();
const others = (await keptStates()).filter((name) => name !== state);
const before = options.against ?? others[0];
const dataDir = await mkdtemp(join(tmpdir(), 'gallery-'));
const server = await startServer({
  log: createLog('silent'),
  environment: { PORT: '0', DESK_PORT: 'off', DATA_DIR: dataDir, DEV_TOOLS: '1' },
});
const browser = await chromium.launch(chromiumOptions());
let taken: Awaited<ReturnType<typeof takePictures>>;
try {
  taken = await takePictures({
    browser,
    origin: server.origin,
    shots,
    isFirstVisit: options.firstVisit,
    pathOf: (shot) => join(FOLDER, state, fileOf(shot)),
    onTaken: (count) => {
      if (count % 25 === 0) console.log(`${count} of ${shots.length}`);
    },
  });
} finally {
  await browser.close();
  await server.close();
  await rm(dataDir, { recursive: true });
}

const differences = join(FOLDER, 'differences');
await rm(differences, { recursive: true, force: true });
const shown: Shown[] = [];
// In the order in which they were asked for: two are taken at a time.
for (const shot of shots.filter((one) => taken.has(one))) {
  const file = fileOf(shot);
  const now = join(FOLDER, state, file);
  const then = before === undefined ? undefined : join(FOLDER, before, file);
  const marked = join(differences, file);
  const share = then && existsSync(then) ? await comparePictures(then, now, marked) : undefined;
  shown.push({
    shot,
    now: relative(FOLDER, now),
    ...(share !== undefined && then ? { share, then: relative(FOLDER, then) } : {}),
    ...(share ? { marked: relative(FOLDER, marked) } : {}),
  });
}
const index = join(FOLDER, 'index.html');
await writeFile(index, galleryPage({ state, before, shown }));
for (const old of others.slice(KEPT - 1)) {
  if (old !== before) await rm(join(FOLDER, old), { recursive: true });
}
const changed = shown.filter(({ share }) => share).length;
console.log(
  `${shown.length} pictures${before === undefined ? '' : `, ${changed} otherwise than at ${before}`}: ${pathToFileURL(index).href}`,
);
