/** What a visitor looks up: the market, the answers, their own device. */
import { until } from '#tests/network/visit.ts';
import { lookAround, PRESS, texts, type Story } from './story.ts';

export const siteStories: readonly Story[] = [
  {
    title: 'a search of the market',
    path: '/en/applications',
    async go(visit) {
      const box = visit.page.getByRole('searchbox');
      await box.fill('zzqq-nothing');
      const nothing = texts.market.empty.title.replace('{{keyword}}', 'zzqq-nothing');
      await until(visit, () => box.press('Enter', PRESS), visit.page.getByRole('heading', { name: nothing }));
    },
  },
  {
    title: 'a search of the answers',
    path: '/en/faq',
    async go(visit) {
      const box = visit.page.getByRole('searchbox');
      await box.fill('code does not arrive');
      const hits = visit.page.getByRole('search').getByRole('listitem').getByRole('link');
      await until(visit, () => box.press('Enter', PRESS), hits);
    },
  },
  {
    title: 'the check of a device',
    path: '/en/detect',
    async go(visit) {
      const summary = new RegExp(`^${texts.detect.summary.replace(/\{\{\w+\}\}/g, '\\d+')}$`);
      const done = visit.page.getByRole('status').filter({ hasText: summary });
      await until(visit, () => lookAround(visit.page), done);
    },
  },
];
