/** From what went wrong to who helps: the doctor's result goes to support with a press. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { awake } from '#tests/helpers/islands.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

test.use({ expectedFaults: /WebSocket connection to .* failed/ });

test('§2.45 the chat hears of the doctor’s result when the visitor says so', async ({
  page,
  context,
  client,
}) => {
  const { workbench, chatAndOffers } = dictionaries['zh-CN'];
  await client.close();
  const bench = workbenchPage(page, 'zh-CN');
  await bench.open();
  await page.locator('[data-code=not-running]').waitFor();
  await page.getByRole('link', { name: workbench.doctor.tell }).click();
  const chat = page.getByRole('link', { name: chatAndOffers.chat.open });
  await awake(chat);
  await context.route('http://127.0.0.1:4322/**', (route) => route.fulfill({ body: 'the desk' }));
  // A press that comes before the block is there opens the chat without it.
  await expect(async () => {
    const opening = context.waitForEvent('page');
    await chat.click();
    const popup = await opening;
    await popup.waitForURL('http://127.0.0.1:4322/**');
    expect(new URL(popup.url()).searchParams.get('connection')).toMatch(/^not-running/);
  }).toPass();
});
