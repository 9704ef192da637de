/**
 * `npm run test:full -- --only=language`: adds a third language to a copy of the project, as docs/languages.md says,
 * builds it, and checks its pages by the tests of the build, and that they are in that language, both in the HTML and, in
 * a browser, after hydration. `-- --keep` keeps the copy and prints its path.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { endWithParent, exitOf, startNode } from '#scripts/lib/processes.ts';
import { attributeOf, elementsIn, findElement, htmlIn, parsePage, textIn } from '#src/domain/html.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { ADDED, addLanguage, MARK } from './add-language.ts';

const PACKAGES = 'node_modules';

/**
 * A copy of the project in which files change and checks run, so that the working folder is not changed. Its packages
 * are links to ours; it has its own caches.
 */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  // Generated files, which the copy makes itself.
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  const leftOut = new Set(['.git', ...ignored.map((line) => line.replace(/\/$/, ''))]);
  const isOurs = (path: string) => !path.split(/[\\/]/).some((part) => leftOut.has(part));
  cpSync('.', folder, { recursive: true, filter: isOurs });
  // Caches of tools are among the packages, and must not be shared; .bin has the commands.
  for (const path of globSync(['[!@.]*', '@*/*', '.bin'], { cwd: PACKAGES })) {
    const link = join(folder, PACKAGES, path);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(PACKAGES, path), link, 'dir');
  }
  return folder;
}

/** Tests in tests/build/ that apply to each language of a build: its pages, their language, links and lists. */
const TESTS = ['languages', 'pages', 'islands', 'machine-readable'];

endWithParent(130);
let failures = 0;
function tell(what: string, faults: readonly string[]): void {
  if (faults.length > 0) failures += 1;
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${what}`);
  for (const fault of faults.slice(0, 12)) console.log(`    ${fault}`);
}

const copy = copyTree();
const dist = join(copy, 'dist');
const run = (...args: string[]): Promise<number> => exitOf(startNode(args, { cwd: copy }));
const readPage = (file: string) => parsePage(readFileSync(join(dist, ADDED.prefix, file), 'utf8'));

function checkPages(): void {
  const silent: string[] = [];
  const switchless: string[] = [];
  const mute: string[] = [];
  for (const file of globSync('**/*.html', { cwd: join(dist, ADDED.prefix) })) {
    const page = readPage(file);
    const body = findElement(page, 'body');
    if (!body || !textIn(body).includes(MARK)) silent.push(file);
    const chosen = new Set(elementsIn(page, 'a').map((link) => attributeOf(link, 'data-choose-language')));
    if (!chosen.has('zh-CN') || !chosen.has('en-US')) switchless.push(file);
    for (const island of elementsIn(page, 'astro-island')) {
      const words = htmlIn(island);
      if (/(?:\b[a-z]{2,}\b[\s,]+){6,}/.test(words.replaceAll(/<[^>]*>/g, ' ')) && !words.includes(MARK))
        mute.push(`${file}: ${attributeOf(island, 'component-url') ?? ''}`);
    }
  }
  tell('each has its sentences', silent);
  tell('each leads to both others', switchless);
  tell('islands are printed in it', mute);
  const chinese = parsePage(readFileSync(join(dist, 'about.html'), 'utf8'));
  const links = elementsIn(chinese, 'a').filter(
    (link) => attributeOf(link, 'data-choose-language') === ADDED.code,
  );
  tell(
    'pages of the others lead to it',
    links.some((link) => attributeOf(link, 'href') === `/${ADDED.prefix}/about`) ? [] : ['about.html'],
  );
}

async function checkInBrowser(): Promise<void> {
  const site = await serveFolder(dist);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await (await browser.newContext({ locale: ADDED.code })).newPage();
    await page.goto(`${site.origin}/about`);
    const offers = page.locator('body > aside[lang]').filter({ visible: true });
    const offered = await offers.evaluateAll((all) => all.map((offer) => offer.getAttribute('lang')));
    tell(
      'a browser that prefers it is offered it alone',
      offered.join() === ADDED.htmlLang ? [] : offered.map(String),
    );
    await page
      .locator(`header [data-choose-language="${ADDED.code}"]`)
      .locator('visible=true')
      .first()
      .click();
    await page.waitForURL(`**/${ADDED.prefix}/about`);
    await page.goto(`${site.origin}/register`);
    await page.waitForURL(`**/${ADDED.prefix}/register`);
    tell('the choice is kept', []);
    await page.locator('main form button[type=submit]').click();
    const complaint = page
      .locator('main form [role=alert], main form .field__error')
      .filter({ hasText: MARK });
    await complaint.first().waitFor();
    tell('islands speak it when they are awake', []);
  } catch (error) {
    tell('in a browser', [String(error)]);
  } finally {
    await browser.close();
    await site.close();
  }
}

try {
  console.log(`lines in tables: ${addLanguage(copy).join(', ')}`);
  if ((await run('scripts/build.ts')) === 0) {
    checkPages();
    await checkInBrowser();
    const tests = TESTS.map((name) => `tests/build/${name}.test.ts`);
    const code = await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'build', ...tests);
    tell('what holds for every language of a build', code === 0 ? [] : ['see above']);
  } else tell('the build', ['stops']);
} finally {
  if (process.argv.includes('--keep')) console.log(copy);
  else rmSync(copy, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
