/** Help after a failure: a press sends the doctor's result to support, and the chat answers a code. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { awake } from '#tests/helpers/islands.ts';
import { readQuestions } from '#scripts/lib/content-files.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

test.use({ expectedFaults: /WebSocket connection to .* failed/ });

test('§2.45 the chat gets the doctor’s result at a press, and gives advice for a code', async ({
  page,
  context,
  client,
}) => {
  const { workbench, chatAndOffers, desk } = dictionaries['zh-CN'];
  const question = readQuestions('zh-CN').find(({ code }) => code === '10007')?.question ?? '';
  await client.close();
  const bench = workbenchPage(page, 'zh-CN');
  await bench.open();
  await page.locator('[data-code=not-running]').waitFor();
  await page.getByRole('link', { name: workbench.doctor.tell }).click();
  const chat = page.getByRole('link', { name: chatAndOffers.chat.open });
  await awake(chat);
  await context.route('http://127.0.0.1:4322/**', (route) => route.fulfill({ body: 'the desk' }));
  let address = new URL(page.url());
  // A press before the block is ready opens the chat without it.
  await expect(async () => {
    const opening = context.waitForEvent('page');
    await chat.click();
    const popup = await opening;
    await popup.waitForURL('http://127.0.0.1:4322/**');
    address = new URL(popup.url());
    expect(address.searchParams.get('connection')).toMatch(/^not-running/);
  }).toPass();

  const window = await context.newPage();
  address.port = process.env['E2E_DESK_PORT'] ?? '';
  await window.goto(address.href);
  await window.getByLabel(desk.visitor.message, { exact: true }).fill('10007?');
  await expect(window.getByRole('status').filter({ hasText: question })).toBeVisible();
  expect(await findBarriers(window)).toEqual([]);
});
