/** The trial in the page: a sample company in memory. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { initialCompany } from '#islands/trial/company.ts';
import { compareRights } from '#islands/trial/rights.ts';
import { trialCompany } from '#scripts/lib/locators.ts';
import { browserLocale } from '#tests/helpers/form-pages.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, handheldInMotion, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

/** All traces that a page can leave. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    address: location.href,
  }));

const LOCALE = 'en-US';
const { trialCompany: t, trialMessages: told, roles } = dictionaries[LOCALE];
const { owner, manager, employee } = t.members;
const company = (page: Page) => trialCompany({ page, t: dictionaries[LOCALE] });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const shopList = (page: Page) => page.getByRole('region', { name: t.shops.title }).getByRole('listitem');
const message = (page: Page) => page.getByRole('main').getByRole('status');
const lines = (page: Page) => page.getByRole('list', { name: t.log.title }).getByRole('listitem');
const task = (page: Page, id: 'compare' | 'role' | 'warning' | 'log') =>
  page
    .getByRole('list', { name: t.tasks.title })
    .getByRole('listitem')
    .filter({ hasText: t.tasks[id].title });
const open = async (page: Page, search = '') => {
  await page.goto(`${localizedPath(LOCALE, company(page).path)}${search}`);
  await company(page).ready.waitFor();
};

test.describe('the trial on a phone', () => {
  test.use({ ...handheldInMotion, locale: browserLocale(LOCALE) });

  test('§1.17 shows two shops side by side and all three roles, and is visibly marked as a trial', async ({
    page,
  }) => {
    await open(page, '?promoter=quay7');
    await test.step('roles', async () => {
      await expect(shopList(page)).toHaveCount(4);
      await expect(lines(page)).toHaveCount(initialCompany.log.length);

      await radio(page, employee.role).check();
      await expect(message(page)).toHaveText(
        filled(told.memberSwitched.text, { ...employee, shops: 2, of: 4 }),
      );
      await expect(shopList(page)).toHaveCount(2);
      await expect(lines(page)).toHaveCount(1);
      await expect(page.getByText(t.log.reach.own)).toBeVisible();
      const { lost } = compareRights('owner', 'employee');
      await expect(
        page.getByRole('heading', { name: filled(told.memberSwitched.lost, { number: lost.length }) }),
      ).toBeVisible();
      await expect(page.getByText(roles.actions.shops.credentials, { exact: true })).toBeVisible();

      await radio(page, manager.role).check();
      await expect(shopList(page)).toHaveCount(3);
      await radio(page, owner.role).check();
      await expect(shopList(page)).toHaveCount(4);
      await expect(task(page, 'role')).toContainText(t.tasks.done);
    });
    await test.step('two shops', async () => {
      await expect(company(page).window('US-0427')).toBeVisible();
      await company(page).opener('DE-0118').click();

      await expect(message(page)).toContainText(filled(told.done.open, { shop: 'DE-0118' }));
      await expect(company(page).window('DE-0118')).toBeVisible();
      const row = (name: string) =>
        page
          .getByRole('table', { name: t.reads.title })
          .getByRole('row')
          .filter({ hasText: name })
          .getByRole('cell');
      await expect(row(t.reads.names.ip)).toContainText(['203.0.113.7', '198.51.100.23']);
      await expect(page.getByText(filled(t.reads.differ, { total: 9, number: 9 }))).toBeVisible();

      await company(page)
        .window('US-0427')
        .getByRole('button', { name: filled(t.windows.look, { shop: 'DE-0118' }) })
        .click();
      await expect(message(page)).toHaveText(filled(told.done.look, { shop: 'US-0427', other: 'DE-0118' }));
      await company(page).window('US-0427').getByRole('button', { name: t.windows.clear }).click();
      await expect(row(t.reads.names.cookies).nth(0)).toHaveText(t.reads.nothing);
      await expect(row(t.reads.names.cookies).nth(1)).toContainText('session=de-0118');
      await expect(task(page, 'compare')).toContainText(t.tasks.done);
    });
    await test.step('the links keep the promoter', async () => {
      await page.getByRole('list', { name: t.log.title }).scrollIntoViewIfNeeded();
      await expect(page.getByText(t.band.badge, { exact: true })).toBeInViewport();
      await expect(page.getByText(t.band.title, { exact: true })).toBeInViewport();
      const way = (name: string) => page.locator('#company').getByRole('link', { name, exact: true });
      await expect(way(t.band.download)).toHaveAttribute('href', localizedPath(LOCALE, '/download'));
      await way(t.band.register).click();

      await expect(page).toHaveURL(new RegExp(`${localizedPath(LOCALE, '/register')}\\?promoter=quay7`));
    });
  });
});

test.describe('the trial', () => {
  test.use({ locale: browserLocale(LOCALE) });

  test('§2.42 restarts, sends and stores nothing, and never loses the keyboard focus', async ({ page }) => {
    await open(page);
    // The site's own settings are loaded when the page is idle.
    await page.waitForLoadState('networkidle');
    const before = await kept(page);
    const traffic = watchTraffic(page);
    await company(page).opener('DE-0118').click();
    await radio(page, employee.role).check();
    await page.getByRole('button', { name: t.band.reset }).click();
    await expect(message(page)).toHaveText(told.reset);
    await expect(radio(page, owner.role)).toBeChecked();
    await expect(company(page).window('DE-0118')).toBeHidden();
    await expect(lines(page)).toHaveCount(initialCompany.log.length);

    await radio(page, employee.role).check();
    await expect(shopList(page)).toHaveCount(2);
    // The site's own code may still be loading.
    const sent = traffic.requests.map((request) => request.url()).filter((url) => !url.includes('/_astro/'));
    expect(sent).toEqual([]);
    expect(await kept(page)).toEqual(before);
    await page.reload();
    await expect(radio(page, owner.role)).toBeChecked();
    await expect(shopList(page)).toHaveCount(4);

    await company(page).ready.waitFor();
    await radio(page, owner.role).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, employee.role)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(radio(page, t.devices.office)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t.warnings.allow })).toBeFocused();
    await page.keyboard.press('Enter');
    // The warning and its buttons are removed.
    await expect(message(page)).toBeFocused();
    await company(page).opener('DE-0118').focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: `${t.shops.close} DE-0118` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(company(page).window('DE-0118')).toBeHidden();
    await expect(company(page).opener('DE-0118')).toBeFocused();
  });

  test('shows each role’s workbench, blocks what the role may not do, names who may, and is accessible on a narrow phone', async ({
    page,
  }) => {
    await open(page);
    await company(page).grant('JP-0903', 'employee').check();
    await page.getByRole('link', { name: filled(t.team.see, { name: employee.name }) }).click();

    await expect(radio(page, employee.role)).toBeChecked();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(shopList(page)).toHaveCount(3);
    await expect(company(page).opener('JP-0903')).toBeVisible();

    await radio(page, employee.role).check();
    const button = company(page).window('US-0427').getByRole('button', { name: t.windows.password });
    await expect(button).toHaveAccessibleName(`${t.windows.password} (${t.locked})`);
    await button.click();

    await expect(message(page)).toContainText(manager.name);
    await expect(message(page)).toContainText(owner.name);
    await expect(message(page)).toContainText(roles.actions.shops.credentials);
    await expect(company(page).window('US-0427')).not.toContainText('sample-us-0427');
    await expect(lines(page).first()).toContainText(roles.actions.shops.credentials);

    await message(page)
      .getByRole('button', { name: filled(told.become, manager) })
      .click();
    await expect(radio(page, manager.role)).toBeChecked();
    await button.click();
    await expect(company(page).window('US-0427')).toContainText('sample-us-0427');

    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
