/** Editors' content that behaves in a browser. Dated pages are the fixture site's; other tests use any content. */
import type { Page } from 'playwright';
import { getT } from '#src/config/texts.ts';
import { builtFile } from '#tests/helpers/downloads.ts';
import { readContent } from '#scripts/lib/content-files.ts';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';

test.use(handheld);

const t = getT('en-US', 'promotions');

/** The page's clock is set by the test; timers run. */
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

test('a running promotion counts down to its end, without seconds for reduced motion, and then shows that it has ended', async ({
  page,
}) => {
  const open = () => page.goto(`${fixtures.origin}/en/promotion`);
  const state = (name: 'running' | 'ended') => page.getByText(t(`state.${name}`), { exact: true });
  const timer = page.getByRole('timer');
  const takePart = page.getByRole('link', { name: 'Take part', exact: true });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: Date.parse(moments.running) - 3_600_000 });
  await page.clock.pauseAt(new Date(moments.running));
  await open();
  await expect(timer).toContainText('21 d 12 h 00 min 00 s');
  await expect(state('running')).toBeVisible();
  await expect(takePart.first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(timer.getByText(t('countdown.minutes'), { exact: true })).toBeVisible();
  await expect(timer.getByText(t('countdown.seconds'), { exact: true })).toBeHidden();

  await page.clock.fastForward(Date.parse(moments.lastMinute) - Date.parse(moments.running));
  await expect(state('running')).toBeVisible();
  await page.clock.runFor(65_000);
  await expect(state('ended')).toBeVisible();

  // Although the page was built before.
  await page.clock.setFixedTime(moments.after);
  await open();
  await expect(state('ended')).toBeVisible();
  await expect(page.getByText(t('endedNote'))).toBeVisible();
  await expect(timer).toBeHidden();
  await expect(takePart).toHaveCount(0);
});

test('§2.35 §2.48 §9.24 an ended promotion keeps its own counters; former users see more changes for a longer absence', async ({
  page,
}) => {
  const [file] = readContent('promotions', ['en-US']).filter(
    ({ head }) => head['page'] === 'activityDoubleEleven',
  );
  const written = [...(file?.text ?? '').matchAll(/\{ value: (.+?), name: (.+?) \}/g)];
  expect(written.length).toBeGreaterThan(0);

  await page.goto('/en/activity/doubleeleven');
  for (const [, value = '', name = ''] of written) {
    const row = page.getByRole('main').locator('dl > *').filter({ hasText: name });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('definition')).toHaveText(`${value}+`);
  }

  await page.goto('/en/recall');
  const entries = page.locator('[data-age]');
  const ages = await entries.evaluateAll((list) =>
    list.map((entry) => Number(entry.getAttribute('data-age'))),
  );
  const choices = ['quarter', 'halfYear', 'year', 'twoYears', 'longAgo'] as const;

  // Every line has a latest release, and the longest absence shows all releases.
  expect(ages.length).toBeGreaterThan(0);
  for (const [age, id] of choices.entries()) {
    await page.getByLabel(getT('en-US', 'recall')(`since.${id}`)).check();
    const newer = ages.filter((own) => own <= age).length;
    await expect(entries.filter({ visible: true }), id).toHaveCount(newer);
  }
});

/** Visible entries of the changelog, with their systems. */
const releasesOf = (page: Page) => page.getByRole('main').locator('[id][data-systems]:visible');
const systemsOf = (page: Page): Promise<string[][]> =>
  releasesOf(page).evaluateAll((list) =>
    list.map((entry) => (entry.getAttribute('data-systems') ?? '').split(' ')),
  );

test('§2.26 the changelog filters by the address’s system, except for a link to another system’s version; every release has a page', async ({
  page,
}) => {
  const releases = getT('en-US', 'releases');
  const changelog = getT('en-US', 'changelog');
  const counted = (count: number) => changelog('count', { count });
  await page.goto('/en/changelog');
  const all = await systemsOf(page);
  const own = all.filter((systems) => systems.includes('android'));
  // Each line has a latest release, and only one line is for phones.
  expect(own.length).toBeLessThan(all.length);

  await page.getByText(releases('systems.android'), { exact: true }).first().click();

  await expect(page).toHaveURL(/\?system=android$/);
  expect(await systemsOf(page)).toEqual(own);
  await expect(page.getByText(counted(own.length), { exact: true })).toBeVisible();
  await page.getByText(changelog('filter.all'), { exact: true }).click();

  await expect(releasesOf(page)).toHaveCount(all.length);
  const id = `android-${builtFile('android', 'android').version}`;
  await page.goto('/en/changelog?system=windows');
  await expect(page.locator(`[id="${id}"]`)).toBeHidden();
  await expect(page.getByRole('radio', { name: releases('systems.windows') })).toBeChecked();

  await page.goto(`/en/changelog?system=windows#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  const { version } = builtFile('v6', 'windows');
  await page.getByRole('link', { name: changelog('link', { version }) }).click();

  await expect(page).toHaveURL(new RegExp(`/en/changelog/v6-${RegExp.escape(version)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(version);
});

test('a site banner is hidden before its start, and after it was dismissed', async ({ page }) => {
  const banner = page.locator('[data-banner="fixture-maintenance"]');
  const open = () => page.goto(`${fixtures.origin}/en/banner`);
  await page.clock.setFixedTime('2026-12-02T12:00:00+08:00');
  await open();
  await expect(banner).toHaveCount(1);
  await expect(banner).toBeHidden();
  await page.clock.setFixedTime('2026-12-04T12:00:00+08:00');
  await open();
  await expect(banner).toBeVisible();

  await banner.getByRole('button').click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});
