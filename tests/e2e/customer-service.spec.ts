/** Leaving a message: what is typed stays, what is wrong is said, what is sent reaches the server. */
import { customerServiceMessage, customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { addressOf, answerCall } from '#tests/helpers/api-replies.ts';
import { expect, test } from '#tests/helpers/test.ts';
import type { Page } from 'playwright';

const form = (page: Page) => page.locator('[data-message-form]');
const send = (page: Page) => form(page).locator('[data-send]');

async function fill(page: Page) {
  await form(page).getByLabel('Your name').fill('Lin');
  await form(page).getByLabel('Phone, email or WeChat').fill('lin@example.com');
  await form(page).getByLabel('Your question').fill('How many shops\ncan I open?');
}

test('puts a message on record', async ({ page }) => {
  await page.goto('/en/customer-service');
  await fill(page);
  await send(page).click();

  await expect(page.locator('[data-message-done]')).toBeFocused();
  await expect(form(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('messageDraft'))).toBeNull();
  await page.locator('[data-another]').click();
  await expect(form(page).getByLabel('Your name')).toHaveValue('');
});

test('leads to the first field that is missing', async ({ page }) => {
  await page.goto('/en/customer-service');
  await form(page).getByLabel('Your name').fill('Lin');
  await send(page).click();

  const contact = form(page).getByLabel('Phone, email or WeChat');
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).locator('#message-contact-error')).toBeVisible();
  await contact.fill('1');
  await expect(form(page).locator('#message-contact-error')).toBeHidden();
});

test('sends once, however often it is asked to (A10)', async ({ page }) => {
  const sent: string[] = [];
  const isMessage = addressOf(customerServiceMessage);
  page.on('request', (request) => {
    if (isMessage(new URL(request.url()))) sent.push(request.url());
  });
  await page.goto('/en/customer-service');
  await fill(page);
  await expect(send(page)).toBeEnabled();
  await send(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 20; times += 1) button.click();
  });

  await expect(page.locator('[data-message-done]')).toBeVisible();
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
    await expect(form(page).locator('[data-failure]')).toContainText('network');
    await expect(send(page)).toBeEnabled();

    await context.setOffline(false);
    await page.reload();
    await expect(form(page).getByLabel('Your question')).toHaveValue('How many shops\ncan I open?');
    await expect(send(page)).toBeEnabled();
    await send(page).click();

    await expect(page.locator('[data-message-done]')).toBeVisible();
  });
});

for (const online of [true, false]) {
  test(`tells in a sentence that the desk is ${online ? 'there' : 'away'}`, async ({ page }) => {
    await answerCall(page, customerServiceStatus, { online });
    await page.goto('/en/customer-service');

    await expect(page.locator('.chat-status__text')).toHaveAttribute(
      'data-chat-state',
      online ? 'online' : 'offline',
    );
    await expect(page.locator('.chat-status__text')).toContainText(online ? 'online' : 'away');
  });
}
