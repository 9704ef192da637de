/** Leaving a message: typed text stays, mistakes are named, and the message reaches the server. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { customerServiceMessage, customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { pickDictionary } from '#src/config/texts.ts';
import { answerCall } from '#tests/helpers/api-replies.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';
import type { Page } from 'playwright';

const { message, chat } = pickDictionary('en-US', 'chatAndOffers');
const form = (page: Page) => page.getByRole('form', { name: message.title });
const send = (page: Page) => form(page).getByRole('button', { name: message.send });
const status = (page: Page, sentence: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: sentence });

test.use(handheld);

test('§2.45 focuses missing fields, and stores a message once', async ({ page }) => {
  const traffic = watchTraffic(page);
  await answerCall(page, customerServiceStatus, { online: true });
  await page.goto('/en/customer-service');
  await expect(status(page, chat.statusOnline)).toBeVisible();

  await test.step('missing fields', async () => {
    await form(page).getByLabel(message.name).fill('Lin');
    await send(page).click();
    const contact = form(page).getByLabel(message.contact);
    await expect(contact).toBeFocused();
    const complaint = form(page).getByText(dictionaries['en-US'].forms.required);
    // The message is missing as well.
    await expect(complaint).toHaveCount(2);
    await contact.fill('lin@example.com');
    await expect(complaint).toHaveCount(1);
    await form(page).getByLabel(message.content).fill('How many shops\ncan I open?');
  });

  await test.step('it is sent once for several presses (A10)', async () => {
    await send(page).evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 20; times += 1) button.click();
    });
    const done = page.getByRole('status').filter({ hasText: message.doneHint });
    await expect(done).toBeFocused();
    await expect(form(page)).toBeHidden();
    expect(traffic.to(customerServiceMessage.path)).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('messageDraft'))).toBeNull();
    await page.getByRole('button', { name: message.another }).click();
    await expect(form(page).getByLabel(message.name)).toBeFocused();
    await expect(form(page).getByLabel(message.name)).toHaveValue('');
  });
});

test('says that the desk is busy within its hours', async ({ page }) => {
  await answerCall(page, customerServiceStatus, { online: false });
  await page.clock.setFixedTime('2026-11-24T12:00:00+08:00');
  await page.goto('/en/customer-service');
  await expect(status(page, chat.statusBusy)).toBeVisible();
});
