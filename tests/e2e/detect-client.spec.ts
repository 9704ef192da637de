/** The last line of `/detect`: the client is asked for its version when the visitor says so, and not before. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { VERSION } from '#server/client-simulator/seed.ts';
import { detectSheet } from '#tests/helpers/detect-sheet.ts';
import { inTurn, testsInTurn } from '#tests/helpers/languages.ts';
import { test as plain } from '#tests/helpers/test.ts';
import { expect, guard, test } from '#tests/helpers/workbench-page.ts';

for (const locale of localeCodes) {
  const { detect } = dictionaries[locale];
  const path = localizedPath(locale, '/detect');
  const advice = detect.advice.client;

  testsInTurn(plain, locale, 1)()(`says in ${locale} that no client has left a session`, async ({ page }) => {
    await page.goto(path);
    const line = detectSheet(page, locale).line('client');
    await expect(line).toContainText(advice.absent);
    await expect(line.getByRole('button')).toBeHidden();
  });

  test.describe(`with a client, in ${locale}`, () => {
    test.use({ expectedFaults: /WebSocket connection to .* failed|loopback|local network/i });

    testsInTurn(test, locale)()('shows its version once it is asked for', async ({ page, client }) => {
      await page.goto(path);
      const line = detectSheet(page, locale).line('client');
      await expect(line).toContainText(advice.versionUnknown);
      expect(client.pageCount).toBe(0);

      await line.getByRole('button', { name: detect.askClient }).click();

      await expect(line).toContainText(VERSION);
      await expect(line).toContainText(detect.verdicts.pass);
      await expect.poll(() => client.pageCount).toBe(0);
      expect(await findBarriers(page)).toEqual([]);
    });

    if (inTurn(0) === locale) {
      test('says that it does not answer, and leads to the doctor', async ({ page, client }) => {
        await client.close();
        await page.goto(path);
        const line = detectSheet(page, locale).line('client');
        await line.getByRole('button', { name: detect.askClient }).click();

        await expect(line).toContainText(advice.silent);
        await expect(line.getByRole('link', { name: detect.workbench })).toHaveAttribute(
          'href',
          /app\/site$/,
        );
      });
    }

    if (inTurn(1) === locale) {
      test(
        'connects on the second click where the browser will ask',
        { tag: '@asks' },
        async ({ page, client }) => {
          await guard(page, `**${path}`);
          await page.goto(path);
          const line = detectSheet(page, locale).line('client');
          const ask = line.getByRole('button', { name: detect.askClient });
          await ask.click();
          await expect(line).toContainText(advice.asks);
          expect(client.pageCount).toBe(0);

          await ask.click();

          // Without a window there is nobody to ask, and Chromium takes silence for a denial.
          await expect(line).toContainText(advice.denied);
        },
      );
    }
  });
}
