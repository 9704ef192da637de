import { feedRoute } from '#src/content/feeds.ts';
export { staticLocalePaths as getStaticPaths } from '#i18n/locales.ts';

export const GET = feedRoute('news', 'json');
