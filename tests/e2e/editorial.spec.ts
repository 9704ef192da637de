/** What editors write, where a browser makes something of it. Dates belong to the fixture site; the rest is whatever is there. */
import type { Page } from 'playwright';
import { getT } from '#src/config/texts.ts';
import { builtFile } from '#tests/helpers/downloads.ts';
import { readContent } from '#tests/helpers/content-files.ts';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, test } from '#tests/helpers/test.ts';

const t = getT('en-US', 'promotions');

/** The page's own clock stands at a moment of our choice; everything else runs. */
const moments = {
  running: '2026-11-20T12:00:00+08:00',
  lastMinute: '2026-12-11T23:59:00+08:00',
  after: '2027-01-05T12:00:00+08:00',
};

let fixtures: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  fixtures = await serveFolder(fixtureSiteFolder);
});
test.afterAll(() => fixtures.close());

test.describe('a promotion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  test('counts down to its end while it runs', async ({ page }) => {
    await page.clock.setFixedTime(moments.running);
    await page.goto(`${fixtures.origin}/en/promotion`);

    await expect(page.getByRole('timer')).toContainText('21 d 12 h 00 min 00 s');
    await expect(page.getByText(t('state.running'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take part', exact: true }).first()).toBeVisible();
  });

  test('says that it has ended and leads on, though the page was built before', async ({ page }) => {
    await page.clock.setFixedTime(moments.after);
    await page.goto(`${fixtures.origin}/en/promotion`);

    await expect(page.getByText(t('state.ended'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('endedNote'))).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Take part', exact: true })).toHaveCount(0);
  });

  test('turns over by itself when its last minute passes', async ({ page }) => {
    await page.clock.install({ time: new Date(moments.lastMinute) });
    await page.goto(`${fixtures.origin}/en/promotion`);
    await expect(page.getByText(t('state.running'), { exact: true })).toBeVisible();

    await page.clock.runFor(65_000);

    await expect(page.getByText(t('state.ended'), { exact: true })).toBeVisible();
  });

  test('shows no ticking seconds to those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(moments.running);
    await page.goto(`${fixtures.origin}/en/promotion`);

    const timer = page.getByRole('timer');
    await expect(timer).toContainText('21 d 12 h');
    await expect(timer.getByText(t('countdown.minutes'), { exact: true })).toBeVisible();
    await expect(timer.getByText(t('countdown.seconds'), { exact: true })).toBeHidden();
  });
});

test.describe('a promotion that has ended', () => {
  test('§2.35 §9.24 keeps the counters that were written for it', async ({ page }) => {
    const [file] = readContent('promotions').filter(
      ({ locale, head }) => locale === 'en-US' && head['page'] === 'activityDoubleEleven',
    );
    const written = [...(file?.text ?? '').matchAll(/\{ value: (.+?), name: (.+?) \}/g)];
    expect(written.length).toBeGreaterThan(0);

    await page.goto('/en/activity/doubleeleven');
    for (const [, value = '', name = ''] of written) {
      const row = page.getByRole('main').locator('dl > *').filter({ hasText: name });
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('definition')).toHaveText(`${value}+`);
    }
  });
});

/** Entries of the changelog that are to be seen, by the systems that each is for. */
const releasesOf = (page: Page) => page.getByRole('main').locator('[id][data-systems]:visible');
const systemsOf = (page: Page): Promise<string[][]> =>
  releasesOf(page).evaluateAll((list) =>
    list.map((entry) => (entry.getAttribute('data-systems') ?? '').split(' ')),
  );

test.describe('the changelog', () => {
  const releases = getT('en-US', 'releases');
  const counted = (count: number) => getT('en-US', 'changelog')('count', { count });

  test('shows the releases of one system, and says so in the address', async ({ page }) => {
    await page.goto('/en/changelog');
    const all = await systemsOf(page);
    const own = all.filter((systems) => systems.includes('android'));
    // Each line has its latest release, and only one line is for telephones.
    expect(own.length).toBeLessThan(all.length);

    await page.getByText(releases('systems.android'), { exact: true }).first().click();

    await expect(page).toHaveURL(/\?system=android$/);
    expect(await systemsOf(page)).toEqual(own);
    await expect(page.getByText(counted(own.length), { exact: true })).toBeVisible();
    await page.getByText(getT('en-US', 'changelog')('filter.all'), { exact: true }).click();

    await expect(releasesOf(page)).toHaveCount(all.length);
    await expect(page.getByText(counted(all.length), { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('starts with the system of the address, and forgets it for a version that has another', async ({
    page,
  }) => {
    const id = `android-${builtFile('android', 'android').version}`;
    await page.goto('/en/changelog?system=windows');
    await expect(page.locator(`[id="${id}"]`)).toBeHidden();
    await expect(page.getByRole('radio', { name: releases('systems.windows') })).toBeChecked();
    const shown = await releasesOf(page).count();
    await expect(page.getByText(counted(shown), { exact: true })).toBeVisible();

    await page.goto(`/en/changelog?system=windows#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  });

  test('§2.26 gives every release a page of its own', async ({ page }) => {
    const { version } = builtFile('v6', 'windows');
    await page.goto('/en/changelog');
    await page.getByRole('link', { name: getT('en-US', 'changelog')('link', { version }) }).click();

    await expect(page).toHaveURL(new RegExp(`/en/changelog/v6-${RegExp.escape(version)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(version);
  });
});

test.describe('a site banner', () => {
  const bannerOf = (page: Page) => page.locator('[data-banner="fixture-maintenance"]');
  const open = (page: Page) => page.goto(`${fixtures.origin}/en/banner`);

  test('appears with its date and stays away once it is dismissed', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-04T12:00:00+08:00');
    await open(page);
    await expect(bannerOf(page)).toBeVisible();

    await bannerOf(page).getByRole('button').click();
    await expect(bannerOf(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
  });

  test('waits in the page before its time, and goes after it', async ({ page }) => {
    for (const moment of ['2026-12-02T12:00:00+08:00', '2026-12-07T12:00:00+08:00']) {
      await page.clock.setFixedTime(moment);
      await open(page);

      await expect(bannerOf(page)).toHaveCount(1);
      await expect(bannerOf(page), moment).toBeHidden();
    }
  });
});

test.describe('the page for former users', () => {
  test('§2.48 shows more the longer one has been away', async ({ page }) => {
    await page.goto('/en/recall');
    const entries = page.locator('[data-age]');
    const ages = await entries.evaluateAll((list) =>
      list.map((entry) => Number(entry.getAttribute('data-age'))),
    );
    const choices = ['quarter', 'halfYear', 'year', 'twoYears', 'longAgo'] as const;

    // Every line has a latest release, and the longest time shows all there is.
    expect(ages.length).toBeGreaterThan(0);
    for (const [age, id] of choices.entries()) {
      await page.getByLabel(getT('en-US', 'recall')(`since.${id}`)).check();
      const newer = ages.filter((own) => own <= age).length;
      await expect(entries.filter({ visible: true }), id).toHaveCount(newer);
    }
  });
});
