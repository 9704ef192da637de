/** What comes long after the page: its words and its style come with it. The first ones are in Chinese. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { usageLog } from '#src/api/contract/usage.ts';
import { hasAsked, looks, until, type Sign, type Visit } from '#tests/network/visit.ts';
import { lookAround, PRESS, texts, type Story } from './story.ts';

const chinese = dictionaries['zh-CN'];

/** Some parts leave by themselves before a lost sheet has come. Firefox also lists a sheet that did not come, without rules. */
const hasSheet =
  ({ page }: Visit, name: string): Sign =>
  (timeout) =>
    page
      .waitForFunction(
        (part) =>
          [...document.styleSheets].some(
            (sheet) => !sheet.disabled && sheet.href?.includes(part) && sheet.cssRules.length > 0,
          ),
        name,
        { timeout },
      )
      .then(
        () => true,
        () => false,
      );

export const lateStories: readonly Story[] = [
  {
    title: 'the question about statistics, and a no',
    path: '/about',
    async go(visit) {
      const { page } = visit;
      const { consent } = chinese.siteWide;
      const line = page.getByRole('region', { name: consent.label });
      await until(visit, () => lookAround(page), looks(line, 'display', 'flex'));
      await line.getByRole('button', { name: consent.refuse, exact: true }).click();
      await line.waitFor({ state: 'detached' });
    },
  },
  {
    title: 'a yes to statistics, and what is counted then',
    path: '/en/privacy-choices',
    async go(visit) {
      const { page } = visit;
      const { allow, states } = texts.privacyChoices.analytics;
      const button = page.getByRole('main').getByRole('button', { name: allow });
      const granted = page.getByRole('status').filter({ hasText: states.granted });
      await until(visit, () => button.click(PRESS), granted);
      await until(visit, () => lookAround(page), hasAsked(visit, usageLog.path));
    },
  },
  {
    title: 'a promoter’s coupon',
    path: '/en?promoter=quay7',
    go: (visit) =>
      until(
        visit,
        () => lookAround(visit.page),
        visit.page.locator('[data-base-coupon]').filter({ hasText: /^50$/ }),
      ),
  },
  {
    title: 'the larger picture of an ad',
    path: '/en',
    async go(visit) {
      const { page } = visit;
      const open = page.getByRole('button', { name: texts.chatAndOffers.ads.expand });
      await until(visit, () => lookAround(page), open);
      const larger = page.locator('.larger');
      await until(visit, () => open.click(PRESS), looks(larger, 'padding-top', '0px'));
    },
  },
  {
    title: 'the tip at the online trial',
    path: '/en',
    async go(visit) {
      const { page } = visit;
      const see = async () => {
        await page.locator('#hot-products').scrollIntoViewIfNeeded(PRESS);
        await lookAround(page);
      };
      const tip = page.getByText(texts.chatAndOffers.tooltip.text);
      const wasReloaded = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('navigation')
            .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
        );
      const sheet = hasSheet(visit, '/trial-tip.');
      // It comes once: a page that was loaded anew goes on without it.
      const goesOn: Sign = async (timeout) =>
        (await sheet(timeout)) || ((await wasReloaded()) && !(await tip.isVisible()));
      await until(visit, see, goesOn);
    },
  },
];
