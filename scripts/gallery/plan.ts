/** Which pictures a gallery holds, by what was asked for on the command line. */
import { parseArgs } from 'node:util';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';

/** Width in CSS pixels, and the height of a screen of that width. */
const SCREENS: Record<number, number> = { 360: 780, 768: 1024, 1440: 900 };
const DEFAULT_HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;

/** A short commit; with a plus, what has been changed since it. */
export const STATE = /^[0-9a-f]+\+?$/;

export type Theme = (typeof THEMES)[number];

export interface GalleryShot {
  /** Of the route list, or `404`. */
  route: string;
  address: string;
  locale: Locale;
  theme: Theme;
  width: number;
  height: number;
}

export interface GalleryOptions {
  routes: readonly string[];
  sizes: readonly number[];
  themes: readonly Theme[];
  locales: readonly Locale[];
  /** The commit to compare with; without it the newest that is kept. */
  against: string | undefined;
  firstVisit: boolean;
  built: boolean;
}

const addresses = new Map<string, string>([
  ...routes.map(({ id, path }) => [id, path] as const),
  ['404', '/nothing-is-here'],
]);

/** @returns those that were asked for; all where nothing was. @throws where one of them does not exist */
function chosenFrom<T extends string>(all: readonly T[], asked: string | undefined, option: string): T[] {
  if (asked === undefined) return [...all];
  return asked.split(',').map((name) => {
    const found = all.find((one) => one === name);
    if (found === undefined)
      throw new Error(`--${option} does not know "${name}"; it knows ${all.join(', ')}.`);
    return found;
  });
}

/** @throws where a width is none */
function sizesOf(asked: string | undefined): number[] {
  if (asked === undefined) return Object.keys(SCREENS).map(Number);
  return asked.split(',').map((text) => {
    const width = Number(text);
    if (!Number.isInteger(width) || width < 200) throw new Error(`--sizes: "${text}" is no width in pixels.`);
    return width;
  });
}

export function readGalleryOptions(args: readonly string[]): GalleryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      routes: { type: 'string' },
      sizes: { type: 'string' },
      themes: { type: 'string' },
      locales: { type: 'string' },
      against: { type: 'string' },
      'first-visit': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
  });
  if (values.against !== undefined && !STATE.test(values.against)) {
    throw new Error(`--against: "${values.against}" is no commit.`);
  }
  return {
    routes: chosenFrom([...addresses.keys()], values.routes, 'routes'),
    sizes: sizesOf(values.sizes),
    themes: chosenFrom(THEMES, values.themes, 'themes'),
    locales: chosenFrom(localeCodes, values.locales, 'locales'),
    against: values.against,
    firstVisit: values['first-visit'],
    built: values.built,
  };
}

export function planGallery(options: GalleryOptions): GalleryShot[] {
  return options.locales.flatMap((locale) =>
    options.sizes.flatMap((width) =>
      options.themes.flatMap((theme) =>
        options.routes.map((route) => ({
          route,
          address: localizedPath(locale, addresses.get(route) ?? '/'),
          locale,
          theme,
          width,
          height: SCREENS[width] ?? DEFAULT_HEIGHT,
        })),
      ),
    ),
  );
}

/** Pictures of one look lie in one folder. */
export const lookOf = ({ locale, width, theme }: GalleryShot): string => `${locale}/${width}-${theme}`;

export const fileOf = (shot: GalleryShot): string => `${lookOf(shot)}/${shot.route}.webp`;

/** The thumbnail beside a picture. */
export const smallOf = (file: string): string => file.replace(/\.webp$/, '.small.webp');
