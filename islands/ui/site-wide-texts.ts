import { textsByLocale } from './texts.tsx';

/** Texts of the layout's islands. They are loaded with the code, since every page would contain the same. */
export const siteWideTexts = textsByLocale<'siteWide'>(
  import.meta.glob('../../i18n/*/site-wide.ts', { eager: true }),
);
