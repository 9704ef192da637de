/**
 * `npm run gallery`: pictures of the main pages, at three sizes, in both themes and languages, in
 * `.cache/gallery/<commit>/`, with a page that shows each beside the one of an earlier commit. Needs `dist/`.
 *
 *   npm run gallery -- --routes home,download --sizes 360,1440 --themes dark --locales en-US --against 1a2b3c4
 *   npm run gallery -- --routes all
 *   npm run gallery -- --sheets docs/images
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { endWithParent } from '#scripts/lib/processes.ts';
import { openSite } from '#scripts/lib/capture-site.ts';
import { routes } from '#src/config/routes.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { THEMES } from '#src/domain/pictures.ts';

const FOLDER = '.cache/gallery';
const MAIN = 'home,download,fees,private,cores,webtrial,workbench,register,applications,faq';
const HEIGHT = 900;
const SHEET_WIDTH = 794;
const SHEET_STYLE =
  'body { display: inline-grid; margin: 0; background: #888 } body, div { gap: 40px } div { display: flex }';

endWithParent(130);
const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: MAIN },
    sizes: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    locales: { type: 'string', default: localeCodes.join() },
    against: { type: 'string' },
    sheets: { type: 'string' },
  },
});
const fullPage = values.sheets === undefined;
const chosen = routes.filter(({ id }) => values.routes === 'all' || values.routes.split(',').includes(id));
const sizes = values.sizes.split(',').map(Number);
const themes = THEMES.filter((theme) => values.themes.split(',').includes(theme));
/** A sheet has a row for each theme, each in another language. */
const looks = themes.flatMap((theme, index) =>
  localeCodes
    .filter((code) => values.locales.includes(code))
    .filter((code) => fullPage || code === localeCodes[index % localeCodes.length])
    .map((locale) => ({ theme, locale })),
);
type Look = (typeof looks)[number];
const nameOf = (id: string, { theme, locale }: Look, width: number) =>
  `${id}-${locale}-${width}-${theme}.png`;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const state = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') === '' ? '' : '+');
const earlier = git('log', '--format=%h', '-1000').split('\n');
const before =
  values.against ?? earlier.find((commit) => commit !== state && existsSync(join(FOLDER, commit)));
const fileOf = (...shot: Parameters<typeof nameOf>) => join(FOLDER, state, nameOf(...shot));

await using site = await openSite();

async function takeAll(look: Look, width: number): Promise<void> {
  const { theme, locale } = look;
  const localStorage = [
    { name: localKeys.analyticsConsent, value: 'refused' },
    { name: localKeys.language, value: locale },
  ];
  const page = await site.browser.newPage({
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    locale,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
  });
  // Pictures of one day show the same hour.
  await page.clock.setFixedTime(`${new Date().toISOString().slice(0, 10)}T12:00:00+08:00`);
  for (const { id, path } of chosen) {
    await page.goto(site.origin + localizedPath(locale, path));
    // Loads lazy pictures now; a missing picture is something to see in the gallery.
    await page.evaluate(async (below) => {
      const images = [...document.images].filter(({ loading }) => below || loading === 'eager');
      for (const image of images) image.loading = 'eager';
      await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
    }, fullPage);
    await page.screenshot({ fullPage, path: fileOf(id, look, width), animations: 'disabled' });
  }
  await page.close();
}

/** The first screens of a page in one small picture: a row for each theme. */
async function makeSheet(id: string, folder: string): Promise<void> {
  const shot = (look: Look, width: number) =>
    `<img src="data:image/png;base64,${readFileSync(fileOf(id, look, width), 'base64')}">`;
  const rows = looks.map((look) => `<div>${sizes.map((width) => shot(look, width)).join('')}</div>`);
  const page = await site.browser.newPage();
  await page.setContent(`<style>${SHEET_STYLE}</style>${rows.join('')}`);
  const sheet = sharp(await page.locator('body').screenshot()).resize(SHEET_WIDTH);
  await sheet.webp({ quality: 28, effort: 6 }).toFile(join(folder, `${id}.webp`));
  await page.close();
}

for (const look of looks) await Promise.all(sizes.map((width) => takeAll(look, width)));
if (values.sheets) for (const { id } of chosen) await makeSheet(id, values.sheets);

const picture = (folder: string | undefined, name: string) =>
  folder !== undefined && existsSync(join(FOLDER, folder, name))
    ? `<a href="${folder}/${name}"><img src="${folder}/${name}" alt="" loading="lazy" width="320"></a>`
    : '';
const names = chosen.flatMap(({ id }) =>
  looks.flatMap((look) => sizes.map((width) => nameOf(id, look, width))),
);
const rows = names.sort().map((name) => `<p>${name}<br>${picture(before, name)} ${picture(state, name)}</p>`);
const index = join(FOLDER, 'index.html');
writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>${state}</title>\n${rows.join('\n')}\n`);
console.log(`${names.length} pictures, beside ${before ?? 'nothing'}: ${pathToFileURL(resolve(index)).href}`);
