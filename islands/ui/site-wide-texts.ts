import { textsByLocale } from './texts.tsx';

/** The words of the layout's islands. They come with their code: the same on every page, they are not printed into each. */
export const siteWideTexts = textsByLocale<'siteWide'>(
  import.meta.glob('../../i18n/*/site-wide.ts', { eager: true }),
);
