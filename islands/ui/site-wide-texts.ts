import type { Twin } from '#i18n/twin.ts';
import type { siteWide } from '#i18n/zh-CN/site-wide.ts';
import { textsByLocale } from './texts.tsx';

/** The words of the layout's islands. They come with their code: the same on every page, they are not printed into each. */
export const siteWideTexts = textsByLocale({
  siteWide: import.meta.glob<Twin<typeof siteWide>>('../../i18n/*/site-wide.ts', {
    eager: true,
    import: 'siteWide',
  }),
});
