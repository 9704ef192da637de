/**
 * `npm run pictures`: takes pictures of the product from the site in `dist/`, in each language and theme, into
 * `public/pictures/`, and writes their sizes to `src/content/pictures.json`. docs/pictures.md tells how they are
 * described.
 *
 *   npm run pictures -- --picture shops,log
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import {
  pictureFile,
  pictureIds,
  readPictureManifest,
  THEMES,
  type PictureId,
  type Theme,
} from '#src/domain/pictures.ts';
import { endWithParent } from './lib/processes.ts';
import { openSite, settlePage, startVisit } from './lib/capture-site.ts';
import { MAX_BYTES, scenes, SIZES, WEBP_SHARE } from './pictures/scenes.ts';

const MANIFEST = 'src/content/pictures.json';
/** Best first; text on a picture is readable down to the last. */
const AVIF_QUALITIES = [56, 48, 40, 32];
const WEBP_QUALITIES = [75, 60, 50, 40];
/** Taller than any shown page, so that nothing has to be scrolled. */
const HEIGHT = 3600;
/** The time on every picture, in every year, since logs print it. */
const NOW = '2026-03-18T10:24:00+08:00';

endWithParent(130);
const { values } = parseArgs({ options: { picture: { type: 'string' } } });
const names: readonly string[] = values.picture?.split(',') ?? pictureIds;
const chosen = pictureIds.filter((id) => names.includes(id));
if (chosen.length < names.length) throw new Error(`The names of the pictures are ${pictureIds.join(', ')}.`);
await using site = await openSite();
const { origin, browser } = site;
for (const id of chosen) {
  for (const locale of localeCodes) {
    const heights = [];
    for (const theme of THEMES) heights.push(await save(id, locale, theme, await take(id, locale, theme)));
    if (new Set(heights).size > 1)
      throw new Error(`${id} ${locale}: the light and the dark picture differ in height`);
    const manifest = readPictureManifest(JSON.parse(readFileSync(MANIFEST, 'utf8')));
    const record = { widths: [...SIZES[scenes[id].size]], height: heights[0] ?? 0 };
    manifest[id] = { ...manifest[id], [locale]: record };
    writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    console.log(`${id} ${locale}`);
  }
}

async function take(id: PictureId, locale: Locale, theme: Theme): Promise<Buffer> {
  const { path, window: width, margin, show } = scenes[id];
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: 2,
    colorScheme: theme,
    locale,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await startVisit(page, origin);
  await page.goto(origin + localizedPath(locale, path));
  const parts = await show({ page, t: dictionaries[locale] });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await settlePage(page);
  const boxes = (await Promise.all(parts.map((part) => part.first().boundingBox()))).flatMap(
    (box) => box ?? [],
  );
  if (boxes.length < parts.length) throw new Error(`${id} ${locale}: a part is not visible`);
  const x = Math.floor(Math.min(...boxes.map((box) => box.x))) - margin;
  const y = Math.floor(Math.min(...boxes.map((box) => box.y))) - margin;
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) + margin;
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + margin;
  const png = await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y }, caret: 'hide' });
  await context.close();
  return png;
}

/** @returns the height of the largest file */
async function save(id: PictureId, locale: Locale, theme: Theme, png: Buffer): Promise<number> {
  const [small, large] = SIZES[scenes[id].size];
  const write = async (kind: number | 'webp', width: number, qualities: readonly number[]) => {
    for (const quality of qualities) {
      const image = sharp(png).resize(width);
      const packed =
        kind === 'webp'
          ? image.webp({ quality, smartSubsample: true })
          : image.avif({ quality, effort: 3, chromaSubsampling: '4:4:4' });
      const { data, info } = await packed.toBuffer({ resolveWithObject: true });
      if (data.length > MAX_BYTES) continue;
      writeFileSync(`public${pictureFile(id, locale, theme, kind)}`, data);
      return info.height;
    }
    throw new Error(`${id} is larger than ${MAX_BYTES} bytes: show less of the page`);
  };
  await write(small, small, AVIF_QUALITIES);
  await write('webp', Math.round(large * WEBP_SHARE), WEBP_QUALITIES);
  return write(large, large, AVIF_QUALITIES);
}
