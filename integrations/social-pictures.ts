/**
 * Draws the social picture of every built page from its title. Pictures are kept in `.cache/social` under a digest of
 * everything that shows in them: a build that changes no title draws none.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { site } from '#src/config/site.ts';
import { SOCIAL_FOLDER } from '#src/config/social-picture.ts';
import { readBuiltPages, type BuiltPage } from './built-pages.ts';
import { drawPicture, PICTURE_VERSION, type SocialPicture } from './social/picture.ts';
import { createTypesetter, fontsDigest } from './social/type.ts';

interface Task extends SocialPicture {
  /** Path in the output. */
  file: string;
  /** Name in the cache. */
  cached: string;
}

function localeOf({ language }: BuiltPage): Locale {
  const found = localeCodes.find((code) => locales[code].htmlLang === language);
  if (!found) throw new Error(`A page has the language "${language}"; see i18n/locales.ts`);
  return found;
}

/** The name of the site stands in the picture already. */
function withoutBrand(title: string, brand: string): string {
  const bare = title.replace(`${brand} · `, '').replace(` · ${brand}`, '');
  return bare === '' ? title : bare;
}

function taskOf(page: BuiltPage, fonts: string): Task | undefined {
  if (page.picture === undefined) return undefined;
  const file = decodeURI(new URL(page.picture).pathname);
  if (!file.startsWith(`${SOCIAL_FOLDER}/`)) return undefined;
  const locale = localeOf(page);
  const { brand } = site[locale];
  const picture = { title: withoutBrand(page.title, brand), brand, locale, seed: new URL(page.url).pathname };
  const digest = createHash('sha256')
    .update(JSON.stringify([PICTURE_VERSION, fonts, picture]))
    .digest('hex');
  return { ...picture, file, cached: `${digest.slice(0, 32)}.png` };
}

async function drawAll(tasks: readonly Task[], cache: string): Promise<string[]> {
  const type = await createTypesetter(tasks.map(({ title, brand }) => title + brand).join(''));
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.pop(); task; task = queue.pop()) {
      const png = await sharp(Buffer.from(drawPicture(task, type)))
        .png({ palette: true, colours: 128, effort: 2, dither: 0 })
        .toBuffer();
      await writeFile(join(cache, task.cached), png);
    }
  };
  await Promise.all(cpus().map(worker));
  return [...type.missing];
}

export function socialPictures(): AstroIntegration {
  let cache = '';
  return {
    name: 'social-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('.cache/social/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        await mkdir(cache, { recursive: true });
        const fonts = await fontsDigest();
        const pages = await readBuiltPages(fileURLToPath(dir));
        const tasks = pages.flatMap((page) => taskOf(page, fonts) ?? []);
        const stored = new Set(await readdir(cache));
        const fresh = [...new Map(tasks.map((task) => [task.cached, task])).values()].filter(
          ({ cached }) => !stored.has(cached),
        );
        const missing = fresh.length > 0 ? await drawAll(fresh, cache) : [];
        if (missing.length > 0) logger.warn(`no font has ${missing.join(' ')}; left out of the pictures`);
        for (const { file, cached } of tasks) {
          const target = join(fileURLToPath(dir), file);
          await mkdir(dirname(target), { recursive: true });
          await copyFile(join(cache, cached), target);
        }
        const used = new Set(tasks.map(({ cached }) => cached));
        for (const name of stored) if (!used.has(name)) await rm(join(cache, name));
        logger.info(`${tasks.length} pictures, ${fresh.length} of them drawn now`);
      },
    },
  };
}
