/** The collections; each is defined in a file of its own under `src/content/schemas/`. */
import { cases } from '#src/content/schemas/cases.ts';
import { changelog } from '#src/content/schemas/changelog.ts';
import { faq } from '#src/content/schemas/faq.ts';
import { helpVideos } from '#src/content/schemas/help-videos.ts';
import { legal } from '#src/content/schemas/legal.ts';
import { marketplaces } from '#src/content/schemas/marketplaces.ts';
import { news } from '#src/content/schemas/news.ts';
import { promotions } from '#src/content/schemas/promotions.ts';
import { reports } from '#src/content/schemas/reports.ts';

export const collections = {
  cases,
  changelog,
  faq,
  helpVideos,
  legal,
  marketplaces,
  news,
  promotions,
  reports,
};
