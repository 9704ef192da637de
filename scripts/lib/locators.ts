/** Locators in the workbench and the trial company, for films and pictures in any language. */
import type { Page } from 'playwright';
import type { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';

export interface LocatorContext {
  page: Page;
  t: (typeof dictionaries)[Locale];
}

type Tab = Exclude<keyof LocatorContext['t']['workbench']['tabs'], 'label'>;
type Member = 'owner' | 'manager' | 'employee';

export function workbench({ page, t }: LocatorContext) {
  const panel = page.getByRole('tabpanel');
  const demo = page.getByRole('button', { name: t.workbench.remedies.demo, exact: true });
  const row = (shop: string) => panel.getByRole('listitem').filter({ hasText: shop }).first();
  return {
    path: '/app/site',
    panel,
    /** Present as soon as it can be pressed. */
    demo,
    row,
    tab: (name: Tab) => page.getByRole('tab', { name: t.workbench.tabs[name], exact: true }),
    /** The IP in a shop's row. */
    ip: (shop: string) => row(shop).locator('.stencil:not(.shop-plate)'),
    /** Shows only the shops with a warning. */
    changed: panel.locator('.choice'),
    speedTest: page.getByRole('button', { name: t.workbench.gateway.test, exact: true }),
    fastest: panel.getByRole('listitem').filter({ has: page.locator('.badge--ok') }),
    async openDemo(): Promise<void> {
      await demo.click();
      await panel.getByRole('listitem').first().waitFor();
    },
  };
}

export function trialCompany({ page, t: { trialCompany: texts } }: LocatorContext) {
  const shopWindow = (shop: string) =>
    page.getByRole('article', { name: texts.windows.window.replace('{{shop}}', shop) });
  return {
    path: '/webtrial',
    /** Present as soon as it can be pressed. One shop is open. */
    ready: page.locator('astro-island[component-export=Trial]:not([ssr]) [aria-labelledby=tc-shops]'),
    shops: page.locator('[aria-labelledby=tc-shops]'),
    opener: (shop: string) => page.getByRole('button', { name: `${texts.shops.open} ${shop}`, exact: true }),
    window: shopWindow,
    /** User name and password. */
    account: (shop: string) => shopWindow(shop).locator('.tc-window__account'),
    /** The button that chooses a person. */
    person: (member: Member) =>
      page.locator('.tc-choice label').filter({ hasText: texts.members[member].role }).first(),
    grant: (shop: string, member: Member) =>
      page.getByRole('checkbox', {
        name: texts.team.grant.replace('{{shop}}', shop).replace('{{name}}', texts.members[member].name),
      }),
    message: page.locator('.tc-message .tc-told'),
    warning: page.getByRole('region', { name: texts.warnings.title }).first(),
    log: page.locator('.tc-log'),
  };
}
