/** The product pictures: files, manifest, and the built pages that show them (./pages.test.ts finds their files). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { MAX_BYTES, scenes, SIZES, WEBP_SHARE } from '#scripts/pictures/scenes.ts';
import { attributeOf, elementsIn, textIn } from '#src/domain/html.ts';
import { pictureFile, pictureIds, readPictureManifest, THEMES } from '#src/domain/pictures.ts';
import { builtPages } from '#tests/helpers/built-site.ts';

const MAKE = 'npm run pictures makes it';
/** Pages that must show what they describe. */
const SHOWING = ['/cores', '/getquickly', '/v6'];

const manifest = readPictureManifest(JSON.parse(readFileSync('src/content/pictures.json', 'utf8')));
const looks = pictureIds.flatMap((id) =>
  localeCodes.flatMap((locale) => THEMES.map((theme) => ({ id, size: scenes[id].size, locale, theme }))),
);
const filesOf = ({ id, size, locale, theme }: (typeof looks)[number]) =>
  [...SIZES[size], 'webp' as const].map((width) => pictureFile(id, locale, theme, width));

describe('pictures of the product', () => {
  it('are the only files in their folder', () => {
    const wanted = looks.flatMap(filesOf).map((path) => path.slice('/pictures/'.length));
    expect(readdirSync('public/pictures').sort()).toEqual(wanted.sort());
  });

  it.each(looks)(
    '$id in $locale has the manifest’s size and its theme’s lightness ($theme)',
    async (look) => {
      const record = manifest[look.id]?.[look.locale];
      expect(record?.widths, MAKE).toEqual(SIZES[look.size]);
      const large = record?.widths.at(-1) ?? 0;
      for (const path of filesOf(look)) {
        const file = `public${path}`;
        expect(statSync(file).size, path).toBeLessThanOrEqual(MAX_BYTES);
        const { width, height, format } = await sharp(file).metadata();
        const isWebp = path.endsWith('.webp');
        const wanted = isWebp ? Math.round(large * WEBP_SHARE) : Number(/\.(\d+)\.avif$/.exec(path)?.[1]);
        expect({ width, format }, path).toEqual({ width: wanted, format: isWebp ? 'webp' : 'heif' });
        // The smaller one may differ by a pixel of rounding.
        expect(Math.abs(height - ((record?.height ?? 0) * width) / large), path).toBeLessThan(1);
      }
    },
  );
});

describe.each(localeCodes)('the pages in %s', (locale) => {
  const texts = pictureIds.map((id) => dictionaries[locale].pictures[id]);
  const figures = builtPages.flatMap(({ address, page }) =>
    elementsIn(page, 'figure')
      .filter((figure) => attributeOf(figure, 'class')?.startsWith('shown ') === true)
      .map((figure) => ({ address, figure })),
  );
  const ours = figures.filter(({ address }) => /^\/en(\/|$)/.test(address) === (locale === 'en-US'));

  it.each(SHOWING)('show the product on %s', (path) => {
    const address = localizedPath(locale, path);
    expect(ours.some((shown) => shown.address === address)).toBe(true);
  });

  it('have a caption and an alternative text', () => {
    for (const { address, figure } of ours) {
      const caption = elementsIn(figure, 'figcaption').map((element) => textIn(element).trim());
      const text = texts.find((each) => each.caption === caption[0]);
      expect(text, `${address}: ${caption.join()}`).toBeDefined();
      for (const image of elementsIn(figure, 'img')) expect(attributeOf(image, 'alt')).toBe(text?.alt);
    }
  });

  it('are in its language, reserve their room, and load lazily', () => {
    for (const { address, figure } of ours) {
      const images = elementsIn(figure, 'img');
      const sources = elementsIn(figure, 'source');
      expect(sources).toHaveLength(images.length);
      const named = [
        ...images.map((image) => attributeOf(image, 'src') ?? ''),
        ...sources.flatMap((source) => (attributeOf(source, 'srcset') ?? '').split(', ')),
      ].map((candidate) => candidate.split(' ')[0] ?? '');
      expect(
        named.every((path) => path.includes(`.${locale}.`)),
        address,
      ).toBe(true);
      for (const source of sources) {
        expect(attributeOf(source, 'type')).toBe('image/avif');
        expect(attributeOf(source, 'sizes')).toMatch(/(^|, )\d+(px|vw)$/);
      }
      for (const image of images) {
        expect(attributeOf(image, 'loading')).toBe('lazy');
        expect(Number(attributeOf(image, 'width'))).toBeGreaterThan(0);
        expect(Number(attributeOf(image, 'height'))).toBeGreaterThan(0);
      }
    }
  });
});
