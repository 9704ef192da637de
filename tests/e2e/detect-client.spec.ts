/** The last line of `/detect`: the client is asked for its version when the visitor says so, and not before. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { startClientSimulator } from '#server/client-simulator/index.ts';
import { VERSION } from '#server/client-simulator/seed.ts';
import { detectSheet } from '#tests/helpers/detect-sheet.ts';
import { expect, setCookies, test } from '#tests/helpers/workbench-page.ts';

test.use({ expectedFaults: /WebSocket connection to .* failed|loopback|local network/i });

test('says that no client has left a session, and shows the version of one that is asked', async ({
  page,
  context,
  baseURL,
}) => {
  const { detect } = dictionaries['zh-CN'];
  const { client: advice } = detect.advice;
  await page.goto('/detect');
  const line = detectSheet(page, 'zh-CN').line('client');
  const ask = line.getByRole('button', { name: detect.askClient });
  await expect(line).toContainText(advice.absent);
  await expect(line.getByRole('button')).toBeHidden();

  const client = await startClientSimulator();
  await setCookies(context, baseURL, client.cookies);
  await page.reload();
  await expect(line).toContainText(advice.versionUnknown);
  expect(client.pageCount).toBe(0);
  await ask.click();
  await expect(line).toContainText(VERSION);
  await expect(line).toContainText(detect.verdicts.pass);
  await expect.poll(() => client.pageCount).toBe(0);
  expect(await findBarriers(page)).toEqual([]);

  await client.close();
});
