/** The workbench in a browser, and a desktop client for each test: simulated, with short delays and its cookies. */
import type { BrowserContext, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import {
  startClientSimulator,
  type ClientSimulator,
  type ClientSimulatorOptions,
} from '#server/client-simulator/index.ts';
import { routePath } from '#src/config/routes.ts';
import { expect, test as base } from './test.ts';

/** The client runs during the test, and the browser has its cookies. */
export const test = base.extend<{ clientOptions: ClientSimulatorOptions; client: ClientSimulator }>({
  clientOptions: [{}, { option: true }],
  client: async ({ clientOptions, context, baseURL }, use) => {
    // A shop opens slowly enough for a busy machine to see it.
    const timings = {
      openMs: 2000,
      paymentMs: 900,
      speedTestMs: 2,
      restartMs: 300,
      ...clientOptions.timings,
    };
    const client = await startClientSimulator({ ...clientOptions, timings });
    await setCookies(context, baseURL, client.cookies);
    await use(client);
    await client.close();
  },
});

export { expect };

export async function setCookies(
  context: BrowserContext,
  origin: string | undefined,
  cookies: Readonly<Record<string, string>>,
): Promise<void> {
  if (!origin) throw new Error('The test has no base address.');
  const entries = Object.entries(cookies);
  await context.addCookies(
    entries.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })),
  );
}

export type Tab = keyof Omit<(typeof dictionaries)['en-US']['workbench']['tabs'], 'label'>;

type ShopStatus = keyof (typeof dictionaries)['en-US']['workbench']['shops']['statuses'];

export type WorkbenchPage = ReturnType<typeof workbenchPage>;

export function workbenchPage(page: Page, locale: Locale = 'en-US') {
  const texts = dictionaries[locale].workbench;
  const panel = page.getByRole('tabpanel');
  const dialog = page.getByRole('dialog');
  /** The row of a list whose name contains the text. */
  const row = (name: string) =>
    panel.getByRole('listitem').or(panel.getByRole('row')).filter({ hasText: name });
  const doctor = page.locator('section[data-severity]');
  const tab = (name: Tab) => page.getByRole('tab', { name: texts.tabs[name], exact: true });
  return {
    texts,
    panel,
    dialog,
    doctor,
    tab,
    async open() {
      await page.goto(localizedPath(locale, routePath('workbench')));
    },
    async go(name: Tab) {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    },
    async diagnosed(name: string) {
      await expect(doctor.and(page.locator(`[data-code=${name}]`))).toBeVisible();
    },
    row,
    /** A shop beside the list, with all of its actions. */
    shop: (name: string) => page.getByRole('region', { name, exact: true }),
    async shopIs(name: string, status: ShopStatus) {
      const mark = row(name).locator('span:not(:has(*))');
      await expect(mark.filter({ hasText: new RegExp(`^${texts.shops.statuses[status]}$`) })).toBeVisible();
    },
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    async signIn(userName: string, password: string) {
      await page.getByLabel(texts.account.userName).fill(userName);
      await page.getByLabel(texts.account.password).fill(password);
      await page.keyboard.press('Enter');
    },
    confirm: async (yes?: string) => {
      const buttons = dialog.getByRole('button');
      await (
        yes === undefined ? buttons.last() : buttons.and(page.getByRole('button', { name: yes, exact: true }))
      ).click();
      await expect(dialog).toBeHidden();
    },
  };
}
