/**
 * `npm run pictures`: takes pictures of the product as the site shows it, in each language and theme, puts them into
 * `public/pictures/` and notes their sizes in `src/content/pictures.json`. `-- --picture shops` makes one, `--picture
 * shops,log` two. docs/pictures.md tells how they are described.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { pictureFile, readPictureManifest, THEMES, type PictureRecord } from '#src/domain/pictures.ts';
import { openStudio } from './films/studio.ts';
import { ensure } from './lib/machine.ts';
import { endWithParent } from './lib/processes.ts';
import { buildSite, isBuildFresh } from './lib/site-build.ts';
import { pack } from './pictures/pack.ts';
import type { Scene } from './pictures/scene.ts';
import { scenes } from './pictures/scenes.ts';
import { take, type Studio } from './pictures/take.ts';

const MANIFEST = 'src/content/pictures.json';
const KB = 1000;

endWithParent(130);
const { values } = parseArgs({
  options: {
    picture: { type: 'string' },
    /** Takes the site as it is built, old or new. */
    built: { type: 'boolean', default: false },
  },
});
const asked = values.picture?.split(',');
const chosen = scenes.filter(({ id }) => asked?.includes(id) ?? true);

if (chosen.length === 0) {
  console.error(`There are the pictures ${scenes.map(({ id }) => id).join(', ')}.`);
  process.exitCode = 1;
} else {
  await makePictures();
}

async function makePictures(): Promise<void> {
  await ensure('chromium');
  if (!values.built && !isBuildFresh()) {
    console.log('Building the site …');
    const code = await buildSite({ stdio: ['ignore', 'ignore', 'inherit'] });
    if (code !== 0) process.exit(code);
  }
  await mkdir('public/pictures', { recursive: true });
  const studio = await openStudio();
  try {
    for (const scene of chosen) {
      await makePicture(scene, studio).catch((error: unknown) => {
        // The others are made all the same.
        console.error(`${scene.id} was not made:`, error);
        process.exitCode = 1;
      });
    }
  } finally {
    await studio.close();
  }
}

/** In all languages and themes or not at all: what breaks off leaves the picture as it was. */
async function makePicture(scene: Scene, studio: Studio): Promise<void> {
  const looks = localeCodes.flatMap((locale) => THEMES.map((theme) => ({ locale, theme })));
  const pictures = await Promise.all(
    looks.map(async (look) => ({ ...look, ...(await pack(await take(scene, studio, look), scene.size)) })),
  );
  const records: Partial<Record<Locale, PictureRecord>> = {};
  for (const { locale, widths, height } of pictures) {
    const other = records[locale];
    if (other && other.height !== height) {
      throw new Error(`in ${locale} light and dark differ in height: ${other.height} and ${height}`);
    }
    records[locale] = { widths: [...widths], height };
  }
  for (const { locale, theme, widths, avif, webp } of pictures) {
    for (const [index, width] of widths.entries()) {
      await writeFile(`public${pictureFile(scene.id, locale, theme, width)}`, avif[index] ?? Buffer.of());
    }
    await writeFile(`public${pictureFile(scene.id, locale, theme, 'webp')}`, webp);
  }
  await note(scene.id, records);
  const sizes = pictures.map(
    ({ locale, theme, avif, webp }) =>
      `  ${locale} ${theme}: ${[...avif, webp].map(({ length }) => (length / KB).toFixed(1)).join(', ')} kB`,
  );
  console.log([scene.id, ...sizes].join('\n'));
}

/** After each picture, so that one that fails takes nothing with it. They stay in one order. */
async function note(id: string, records: Partial<Record<Locale, PictureRecord>>): Promise<void> {
  const before = readPictureManifest(JSON.parse(await readFile(MANIFEST, 'utf8')));
  const all: Record<string, object | undefined> = { ...before, [id]: records };
  const after = scenes.flatMap((scene) => (all[scene.id] ? [[scene.id, all[scene.id]] as const] : []));
  await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(after), null, 2)}\n`);
}
