/**
 * `npm run gallery`: pictures of the main pages, at three sizes, in both themes and languages, in
 * `.cache/gallery/<commit>/`, with a page that shows each beside the one of the previous commit. For reading only;
 * nothing fails. Needs `dist/`.
 *
 *   npm run gallery -- --routes home,download --sizes 360,1440 --themes dark --locales en-US --against 1a2b3c4
 *   npm run gallery -- --routes all
 *   npm run gallery -- --sheets docs/images
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright';
import sharp from 'sharp';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { endWithParent } from '#scripts/lib/processes.ts';
import { openSite } from '#scripts/lib/capture-site.ts';
import { routes } from '#src/config/routes.ts';
import { localKeys } from '#src/config/storage-keys.ts';

const FOLDER = '.cache/gallery';
const MAIN = 'home,download,fees,private,cores,webtrial,workbench,register,applications,faq';
const HEIGHT = 900;
const TABS = 2;
const SHEET = { scale: 0.3, gap: 12 };

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
const chosen = routes.filter(({ id }) => values.routes === 'all' || values.routes.split(',').includes(id));
const themes = values.themes.split(',');
/** Each row of a sheet is a theme in one language. */
const localeOfTheme = (theme: string) => localeCodes[themes.indexOf(theme) % localeCodes.length];
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const state = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') === '' ? '' : '+');
mkdirSync(FOLDER, { recursive: true });
const earlier = readdirSync(FOLDER).filter((name) => /^[0-9a-f]+\+?$/.test(name) && name !== state);
const newest = earlier.sort(
  (a, b) => statSync(join(FOLDER, b)).mtimeMs - statSync(join(FOLDER, a)).mtimeMs,
)[0];
const before = values.against ?? newest;

const fullPage = values.sheets === undefined;

async function takeScreenshot(context: BrowserContext, address: string, path: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    // Loads lazy pictures now; a missing picture is something to see in the gallery.
    await page.evaluate(async (below) => {
      const images = [...document.images].filter(({ loading }) => below || loading === 'eager');
      for (const image of images) image.loading = 'eager';
      await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
    }, fullPage);
    await page.screenshot({ fullPage, path, animations: 'disabled' });
  } catch (error) {
    console.error(`${address}: no picture could be taken:`, error instanceof Error ? error.message : error);
  } finally {
    await page.close();
  }
}

/** The first screens of a page in one small picture: a row for each theme, each in another language. */
async function makeSheet(id: string, folder: string): Promise<void> {
  const parts = [];
  let [width, height] = [0, 0];
  for (const theme of themes) {
    width = 0;
    for (const size of values.sizes.split(',').map(Number)) {
      const png = join(FOLDER, state, `${id}-${localeOfTheme(theme)}-${size}-${theme}.png`);
      const across = Math.round(size * SHEET.scale);
      parts.push({ input: await sharp(png).resize(across).toBuffer(), left: width, top: height });
      width += across + SHEET.gap;
    }
    height += Math.round(HEIGHT * SHEET.scale) + SHEET.gap;
  }
  const room = {
    width: width - SHEET.gap,
    height: height - SHEET.gap,
    channels: 3,
    background: '#888',
  } as const;
  await sharp({ create: room })
    .composite(parts)
    .webp({ quality: 28, effort: 6 })
    .toFile(join(folder, `${id}.webp`));
}

await using site = await openSite();
const { origin, browser } = site;
const names: string[] = [];
for (const locale of localeCodes.filter((code) => values.locales.includes(code))) {
  for (const width of values.sizes.split(',').map(Number)) {
    for (const theme of (['light', 'dark'] as const).filter((name) => themes.includes(name))) {
      if (!fullPage && localeOfTheme(theme) !== locale) continue;
      const options = { viewport: { width, height: HEIGHT }, colorScheme: theme, locale };
      const context = await browser.newContext({
        ...options,
        reducedMotion: 'reduce',
        hasTouch: width < 600,
      });
      // Pictures of one day show the same hour, and a visitor who has answered the consent question.
      await context.clock.setFixedTime(`${new Date().toISOString().slice(0, 10)}T12:00:00+08:00`);
      const answers = { [localKeys.analyticsConsent]: 'refused', [localKeys.language]: locale };
      await context.addInitScript((known) => {
        for (const [key, value] of Object.entries(known)) localStorage.setItem(key, value);
      }, answers);
      const queue = chosen.map(({ id, path }) => ({
        id,
        address: origin + localizedPath(locale, path),
      }));
      const takeNext = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const name = `${next.id}-${locale}-${width}-${theme}.png`;
          names.push(name);
          await takeScreenshot(context, next.address, join(FOLDER, state, name));
        }
      };
      await Promise.all(Array.from({ length: TABS }, takeNext));
      await context.close();
    }
  }
}

if (values.sheets) for (const { id } of chosen) await makeSheet(id, values.sheets);
const picture = (folder: string | undefined, name: string) =>
  folder !== undefined && existsSync(join(FOLDER, folder, name))
    ? `<a href="${folder}/${name}"><img src="${folder}/${name}" alt="" loading="lazy" width="320"></a>`
    : '';
const rows = names.sort().map((name) => `<p>${name}<br>${picture(before, name)} ${picture(state, name)}</p>`);
const index = join(FOLDER, 'index.html');
writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>${state}</title>\n${rows.join('\n')}\n`);
console.log(`${names.length} pictures, beside ${before ?? 'nothing'}: ${pathToFileURL(resolve(index)).href}`);
