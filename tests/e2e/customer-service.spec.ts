/** Leaving a message: what is typed stays, what is wrong is said, what is sent reaches the server. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { customerServiceMessage, customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { pickDictionary } from '#src/config/texts.ts';
import { addressOf, answerCall } from '#tests/helpers/api-replies.ts';
import { awake } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';
import type { Page } from 'playwright';

const { message, chat } = pickDictionary('en-US', 'chatAndOffers');
const form = (page: Page) => page.getByRole('form', { name: message.title });
const send = (page: Page) => form(page).getByRole('button', { name: message.send });
const done = (page: Page) => page.getByRole('status').filter({ hasText: message.doneHint });

async function fill(page: Page) {
  await form(page).getByLabel(message.name).fill('Lin');
  await form(page).getByLabel(message.contact).fill('lin@example.com');
  await form(page).getByLabel(message.content).fill('How many shops\ncan I open?');
}

test('§2.45 puts a message on record', async ({ page }) => {
  await page.goto('/en/customer-service');
  await fill(page);
  await send(page).click();

  await expect(done(page)).toBeFocused();
  await expect(form(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('messageDraft'))).toBeNull();
  await page.getByRole('button', { name: message.another }).click();
  await expect(form(page).getByLabel(message.name)).toHaveValue('');
});

test('leads to the first field that is missing', async ({ page }) => {
  await page.goto('/en/customer-service');
  await form(page).getByLabel(message.name).fill('Lin');
  await send(page).click();

  const contact = form(page).getByLabel(message.contact);
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  const complaint = form(page).getByText(dictionaries['en-US'].forms.required);
  await expect(contact).toHaveAccessibleDescription(dictionaries['en-US'].forms.required);
  // The question is missing as well.
  await expect(complaint).toHaveCount(2);
  await contact.fill('1');
  await expect(complaint).toHaveCount(1);
  await expect(contact).toHaveAccessibleDescription('');
});

test('sends once, however often it is asked to (A10)', async ({ page }) => {
  const sent: string[] = [];
  const isMessage = addressOf(customerServiceMessage);
  page.on('request', (request) => {
    if (isMessage(new URL(request.url()))) sent.push(request.url());
  });
  await page.goto('/en/customer-service');
  await fill(page);
  await awake(send(page));
  await send(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 20; times += 1) button.click();
  });

  await expect(done(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('without a network', () => {
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('says so, keeps what was typed through a reload, and sends when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/en/customer-service');
    await fill(page);
    // The code of the call is there, the network is not.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText('network');
    await expect(send(page)).toBeEnabled();

    await context.setOffline(false);
    await page.reload();
    await expect(form(page).getByLabel(message.content)).toHaveValue('How many shops\ncan I open?');
    await expect(send(page)).toBeEnabled();
    await send(page).click();

    await expect(done(page)).toBeVisible();
  });
});

for (const [state, online, hour, sentence] of [
  ['there', true, 12, chat.statusOnline],
  ['busy within its hours', false, 12, chat.statusBusy],
  ['closed outside them', false, 23, chat.statusOffline],
] as const) {
  test(`tells in a sentence that the desk is ${state}`, async ({ page }) => {
    await page.clock.setFixedTime(`2026-11-24T${String(hour)}:00:00+08:00`);
    await answerCall(page, customerServiceStatus, { online });
    await page.goto('/en/customer-service');

    await expect(page.getByRole('main').getByRole('status').filter({ hasText: sentence })).toBeVisible();
  });
}
