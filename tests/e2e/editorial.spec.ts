import { getT } from '#src/config/texts.ts';
import { expect, test } from '#tests/helpers/test.ts';

const t = getT('en-US', 'promotions');

/** The page's own clock stands at a moment of our choice; everything else runs. */
const moments = {
  before: '2026-11-20T12:00:00+08:00',
  lastMinute: '2026-12-31T23:59:00+08:00',
  after: '2027-01-05T12:00:00+08:00',
};

test.describe('a promotion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  test('counts down to its end while it runs', async ({ page }) => {
    await page.clock.setFixedTime(moments.before);
    await page.goto('/en/activity/recharge');

    await expect(page.getByRole('timer')).toContainText('41 d 12 h 00 min 00 s');
    await expect(page.getByText(t('state.running'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Top up', exact: true }).first()).toBeVisible();
  });

  test('says that it has ended and leads on, though the page was built before', async ({ page }) => {
    await page.clock.setFixedTime(moments.after);
    await page.goto('/en/activity/recharge');

    await expect(page.getByText(t('state.ended'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('endedNote'))).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Top up', exact: true })).toHaveCount(0);
  });

  test('turns over by itself when its last minute passes', async ({ page }) => {
    await page.clock.install({ time: new Date(moments.lastMinute) });
    await page.goto('/en/activity/recharge');
    await expect(page.getByText(t('state.running'), { exact: true })).toBeVisible();

    await page.clock.runFor(65_000);

    await expect(page.getByText(t('state.ended'), { exact: true })).toBeVisible();
  });

  test('shows no ticking seconds to those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(moments.before);
    await page.goto('/en/activity/recharge');

    const timer = page.getByRole('timer');
    await expect(timer).toContainText('41 d 12 h');
    await expect(timer.getByText(t('countdown.minutes'), { exact: true })).toBeVisible();
    await expect(timer.getByText(t('countdown.seconds'), { exact: true })).toBeHidden();
  });

  test('of 2024 keeps its four counters as they were', async ({ page }) => {
    await page.goto('/en/activity/doubleeleven');
    const section = page.getByRole('main').locator('dl').filter({ hasText: 'sellers' });
    await section.scrollIntoViewIfNeeded();

    const figures = ['1.9 million+', '40 thousand+', '1 million+', '200 thousand+'];
    await expect(section.getByRole('definition')).toHaveText(figures);
  });
});

test.describe('the changelog', () => {
  const releases = getT('en-US', 'releases');
  const counted = (count: number) => getT('en-US', 'changelog')('count', { count });

  test('shows the releases of one system, and says so in the address', async ({ page }) => {
    await page.goto('/en/changelog');
    const shown = page.getByRole('main').locator('[id][data-systems]:visible');
    const all = await shown.count();

    await page.getByText(releases('systems.android'), { exact: true }).first().click();

    await expect(page).toHaveURL(/\?system=android$/);
    expect(await shown.count()).toBeLessThan(all);
    for (const systems of await shown.evaluateAll((list) =>
      list.map((entry) => entry.getAttribute('data-systems')),
    ))
      expect(systems).toContain('android');
    await expect(page.getByText(counted(await shown.count()), { exact: true })).toBeVisible();
    await page.getByText(getT('en-US', 'changelog')('filter.all'), { exact: true }).click();

    await expect(shown).toHaveCount(all);
    await expect(page.getByText(counted(all), { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('starts with the system of the address, and forgets it for a version that has another', async ({
    page,
  }) => {
    await page.goto('/en/changelog?system=linux');
    await expect(page.locator('#android-6\\.3\\.0')).toBeHidden();
    await expect(page.getByRole('radio', { name: releases('systems.linux') })).toBeChecked();
    const shown = page.getByRole('main').locator('[id][data-systems]:visible');
    await expect(page.getByText(counted(await shown.count()), { exact: true })).toBeVisible();

    await page.goto('/en/changelog?system=linux#android-6.3.0');
    await expect(page.locator('#android-6\\.3\\.0')).toBeVisible();
  });

  test('gives every release a page of its own', async ({ page }) => {
    await page.goto('/en/changelog');
    await page.getByRole('link', { name: getT('en-US', 'changelog')('link', { version: '6.3.1' }) }).click();

    await expect(page).toHaveURL(/\/en\/changelog\/v6-6\.3\.1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('6.3.1');
  });
});

test.describe('a site banner', () => {
  const banner = '[data-banner="maintenance-2026-12-06"]';

  test('appears with its date and stays away once it is dismissed', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-04T12:00:00+08:00');
    await page.goto('/en/news');
    await expect(page.locator(banner)).toBeVisible();

    await page.locator(banner).getByRole('button').click();
    await expect(page.locator(banner)).toBeHidden();
    await page.reload();
    await expect(page.locator(banner)).toBeHidden();
  });

  for (const moment of ['2026-12-02T12:00:00+08:00', '2026-12-07T12:00:00+08:00']) {
    test(`is not there at ${moment}`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await page.goto('/en/news');

      await expect(page.locator(banner)).toBeHidden();
    });
  }
});

test.describe('the news', () => {
  test('can be paged through', async ({ page }) => {
    await page.goto('/en/news');
    await page.getByRole('link', { name: getT('en-US', 'news')('older'), exact: true }).click();

    await expect(page).toHaveURL(/\/en\/news\/page\/2$/);
    await expect(page.getByRole('listitem').getByRole('heading').first()).toBeVisible();
  });
});

test.describe('the page for former users', () => {
  test('shows more the longer one has been away', async ({ page }) => {
    await page.goto('/en/recall');
    const shown = page.locator('[data-age]:visible');
    const t2 = getT('en-US', 'recall');

    await page.getByLabel(t2('since.summer2026')).check();
    const lately = await shown.count();
    await page.getByLabel(t2('since.longAgo')).check();

    expect(lately).toBeGreaterThan(0);
    expect(await shown.count()).toBeGreaterThan(lately);
  });
});
