/**
 * Draws the social picture of every built page from its title. Pictures are kept under a digest of everything that
 * shows in them, so a build without a changed title draws none.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { digestOf, openCache } from '#integrations/lib/content-cache.ts';
import type { Step } from '#integrations/lib/finishing.ts';
import { factsOf, type PageFacts } from '#integrations/lib/page-facts.ts';
import { drawPicture, PICTURE_VERSION, type SocialPicture } from '#integrations/social/picture.ts';
import { createTypesetter, fontsDigest, type Typesetter } from '#integrations/social/type.ts';
import { site } from '#src/config/site.ts';
import { SOCIAL_FOLDER } from '#src/config/social-picture.ts';

interface Task extends SocialPicture {
  /** Path in the output. */
  file: string;
}

/** A build has 4 MB of pictures. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
const PNG = { palette: true, colours: 128, effort: 2, dither: 0 };

function localeOf({ language }: PageFacts): Locale {
  const found = localeCodes.find((code) => locales[code].htmlLang === language);
  if (!found) throw new Error(`A page has the language "${language}", which i18n/locales.ts does not list`);
  return found;
}

/** The picture already has the site's name. */
function withoutBrand(title: string, brand: string): string {
  const bare = title.replace(`${brand} · `, '').replace(` · ${brand}`, '');
  return bare === '' ? title : bare;
}

/** @returns undefined where the page's picture is not one of these */
function pictureOf(facts: PageFacts | undefined): Task | undefined {
  if (facts?.picture === undefined) return undefined;
  const file = decodeURI(new URL(facts.picture).pathname);
  if (!file.startsWith(`${SOCIAL_FOLDER}/`)) return undefined;
  const locale = localeOf(facts);
  const { brand } = site[locale];
  return { title: withoutBrand(facts.title, brand), brand, locale, seed: new URL(facts.url).pathname, file };
}

const draw = (picture: SocialPicture, type: Typesetter): Promise<Buffer> =>
  sharp(Buffer.from(drawPicture(picture, type)))
    .png(PNG)
    .toBuffer();

export const socialPictures: Step<Task | undefined> = {
  name: 'social pictures',
  page: ({ page }) => pictureOf(factsOf(page)),
  after: async (found, output) => {
    const tasks = found.filter((task) => task !== undefined);
    const cache = openCache(join(output.cache, 'social'), MAX_CACHE_BYTES);
    const version = JSON.stringify([PICTURE_VERSION, PNG, sharp.versions, await fontsDigest()]);
    // Subsetting the fonts takes a while, and most builds draw nothing.
    let typesetter: Promise<Typesetter> | undefined;
    const type = () =>
      (typesetter ??= createTypesetter(tasks.map(({ title, brand }) => title + brand).join('')));

    const queue = [...tasks];
    const worker = async () => {
      for (let task = queue.pop(); task; task = queue.pop()) {
        const { file, ...picture } = task;
        const name = `${digestOf(version, JSON.stringify(picture))}.png`;
        const png = await cache.get(name, async () => draw(picture, await type()));
        await mkdir(dirname(join(output.folder, file)), { recursive: true });
        await writeFile(join(output.folder, file), png);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
    await cache.prune();
    const missing = typesetter ? [...(await typesetter).missing] : [];
    if (missing.length > 0)
      output.warn(
        `no font has the characters ${missing.join(' ')}: they are left out of the social pictures`,
      );
    return `${cache.created()} of ${tasks.length} drawn`;
  },
};
