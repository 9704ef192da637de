/** `/app/sellerassistant/lookup`: the text of each answer, and the question in the address. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { readContent } from '#server/content/content.ts';
import { assistantLookUp } from '#src/api/contract/assistant.ts';
import { RET } from '#src/api/contract/codes.ts';
import { seal } from '#src/api/envelope.ts';
import { routePath } from '#src/config/routes.ts';
import { addressOf, answerCall, SECRETS } from '#tests/helpers/api-replies.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { cutApi } from '#tests/helpers/traffic.ts';

const { marketplaces = [], products: [sample] = [] } = readContent('server/seed').assistant ?? {};
const host = marketplaces.find(({ name }) => name === sample?.marketplace)?.hosts[0] ?? '';

const product = sample?.product ?? '';

test.use({ expectedFaults: /Failed to load resource/ });

test('looks up its address’s product, and names the day of the estimate', async ({ page }) => {
  const { lookUp } = dictionaries['zh-CN'];
  const name = sample?.name.zh ?? '';
  await page.goto(
    `${routePath('lookUp')}?product=${encodeURIComponent(`https://www.${host}/some-name/dp/${product}?th=1`)}`,
  );
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();

  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(lookUp.sales);
  await expect(sheet).toContainText(/\d–[\d,]+/);
  await expect(sheet).toContainText(/2026/);
  await expect(sheet.getByText(lookUp.sample)).toBeVisible();
  await sheet.getByText(lookUp.months.open).click();
  await expect(sheet.getByRole('row')).toHaveCount((sample?.months.length ?? 0) + 1);
  expect(await findBarriers(page)).toEqual([]);
});

test('has a text for each other answer, and keeps the typed text', async ({ page }) => {
  const { lookUp, market, forms } = dictionaries['en-US'];
  const { panel } = market.assistant;
  const name = sample?.name.en ?? '';
  await page.goto(localizedPath('en-US', routePath('lookUp')));
  const field = page.getByLabel(panel.label);
  const ask = async (typed: string) => {
    await field.fill(typed);
    await field.press('Enter');
  };
  const says = (text: string) => expect(page.locator('.look-up__result')).toHaveText(text);
  await page.getByRole('button', { name: lookUp.go }).click();
  await says(panel.needed);
  await expect(field).toBeFocused();
  await ask('not a product');
  await says(panel.unclear);
  await ask('shop.example/dp/B0C1234567');
  await says(lookUp.answers.unknown_marketplace);
  await expect(page).toHaveURL(/product=https%3A%2F%2Fshop\.example/);
  await ask('B000000000');
  await says(lookUp.answers.unknown_product);

  await page.route(addressOf(assistantLookUp), (route) =>
    route.fulfill({
      json: { ret: RET.tooManyRequests, msg: '', data: seal({ retry_after: 600 }, SECRETS.product) },
    }),
  );
  await ask(product);
  await says(forms.apiErrors.waitMinutes_other.replace('{{count}}', '10'));
  await answerCall(page, assistantLookUp, { status: 'no_answer' });
  await ask(product);
  await says(lookUp.answers.no_answer);
  const restore = await cutApi(page);
  await ask(product);
  await says(forms.apiErrors.network);
  await expect(field).toHaveValue(product);
  await restore();
  await page.unrouteAll();

  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});
