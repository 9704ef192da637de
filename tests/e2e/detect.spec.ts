/** The device check: each line has an answer, unknown is no pass, doubt is called doubt, and nothing leaves the page. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { CHECK_IDS } from '#islands/detect/types.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { detectSheet } from '#tests/helpers/detect-sheet.ts';
import { testsInTurn } from '#tests/helpers/languages.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

for (const locale of localeCodes) {
  const { detect } = dictionaries[locale];
  const path = localizedPath(locale, '/detect');

  const turn = testsInTurn(test, locale);
  test.describe(`/detect in ${locale}`, () => {
    test.use({ locale: browserLocale(locale), timezoneId: 'Asia/Tokyo' });

    turn()(
      '§2.20 answers every check with a verdict and what it means, and counts them',
      async ({ page }) => {
        await page.goto(path);
        const sheet = detectSheet(page, locale);
        await sheet.isDone();
        const words = await Promise.all(CHECK_IDS.map((id) => sheet.verdict(id)));
        for (const id of CHECK_IDS) {
          const advice = Object.values(detect.advice[id]).map((text) =>
            sheet.line(id).getByText(text, { exact: true }),
          );
          await expect(advice.reduce((either, other) => either.or(other))).toHaveCount(1);
        }
        const count = (...verdictNames: (keyof typeof detect.verdicts)[]) =>
          String(words.filter((word) => verdictNames.some((name) => name === word)).length);

        await expect(sheet.summary).toHaveText(
          detect.summary
            .replace('{{pass}}', count('pass'))
            .replace('{{attention}}', count('note', 'warn', 'doubt'))
            .replace('{{unknown}}', count('unknown')),
        );
      },
    );

    const report = 'copies a report without anything that tells who one is, and sends nothing';
    turn()(report, async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      const sheet = detectSheet(page, locale);
      await sheet.isDone();
      const traffic = watchTraffic(page);
      await page.getByRole('button', { name: detect.again }).click();
      await page.getByRole('button', { name: detect.copy }).click();
      await expect(sheet.summary).toHaveText(detect.copied);
      const report = await page.evaluate(() => navigator.clipboard.readText());
      expect(report.split('\n')).toHaveLength(CHECK_IDS.length);
      // What tells who one is stays out: no value stands behind these, and the zone is named nowhere.
      expect(report).toMatch(
        /^timeZone: \w+ \[\w+\]\nlanguages: \w+ \[\w+\]\nwebrtc: \w+ \[\w+\]\nwebgl: \w+ \[\w+\]$/m,
      );
      expect(report).not.toContain('Tokyo');
      // Files of the page's own, fetched while it rests; no call, and nothing with a body.
      for (const request of traffic.requests) {
        expect(new URL(request.url()).origin).toBe(baseURL);
        expect(request.postData()).toBeNull();
      }
      expect(
        traffic.requests.filter((request) => /\/api\/v\d\/(?!static-config)/.test(request.url())),
      ).toEqual([]);
    });

    const compared =
      'puts the code of one profile beside another, alike in itself and different where the profiles are, and prints it alone';
    test(compared, async ({ page, context, browser, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      const traffic = watchTraffic(page);
      await page.getByRole('button', { name: detect.proof.make }).click();
      await page.getByRole('button', { name: detect.proof.copy }).click();
      await expect(page.getByRole('button', { name: detect.proof.copied })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const { differs, alike } = detect.proof.likeness;
      const result = (of: Page, part: string, word: string) =>
        of.getByRole('row', { name: part }).getByText(word, { exact: true });

      const again = await context.newPage();
      await again.goto(link);
      await expect(result(again, detect.proof.parts.storage, alike)).toBeVisible({ timeout: 15_000 });
      await expect(again.getByText(differs, { exact: true })).toBeHidden();

      const other = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: 'America/New_York' });
      const second = await other.newPage();
      await second.goto(link);
      await expect(result(second, detect.proof.parts.timeZone, differs)).toBeVisible({ timeout: 15_000 });
      await expect(result(second, detect.proof.parts.storage, differs)).toBeVisible();
      await expect(result(second, detect.proof.parts.canvas, alike)).toBeVisible();
      expect(await findBarriers(second)).toEqual([]);
      await second.emulateMedia({ media: 'print' });
      await expect(result(second, detect.proof.parts.timeZone, differs)).toBeVisible();
      await expect(second.getByRole('heading', { level: 1 })).toBeHidden();
      await other.close();
      for (const request of traffic.requests) expect(request.postData()).toBeNull();
    });
  });
}

test.describe('/detect', () => {
  test.use({ locale: 'en-US' });
  const { detect } = dictionaries['en-US'];

  test('calls a faked platform doubtful, not wrong', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'Win32' });
      Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
    });
    await page.goto('/en/detect');

    const system = detectSheet(page, 'en-US').line('system');
    await expect(system.getByText(detect.verdicts.doubt, { exact: true })).toBeVisible();
    await expect(system.getByText(detect.advice.system.doubt)).toBeVisible();
  });

  test('takes what a browser hides for unknown, never for a pass', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/en/detect');

    const sheet = detectSheet(page, 'en-US');
    for (const id of ['webgl', 'canvas'] as const) {
      await expect(sheet.line(id).getByText(detect.verdicts.unknown, { exact: true })).toBeVisible();
    }
  });

  test('shows the report where the clipboard is refused', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        get: () => ({ writeText: () => Promise.reject(new Error('no')) }),
      });
    });
    await page.goto('/en/detect');
    const sheet = detectSheet(page, 'en-US');
    await sheet.isDone();
    await page.getByRole('button', { name: detect.copy }).click();

    await expect(sheet.summary).toHaveText(detect.copyFailed);
    await expect(page.getByText(/^system: \w+ \[\w+\]/)).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('says what it needs, and what it would look at', async ({ page }) => {
      await page.goto('/en/detect');

      await expect(page.getByText(detect.noScript)).toBeVisible();
      await expect(page.getByText(detect.proof.noScript)).toBeVisible();
      await expect(page.getByText(detect.proof.steps[1])).toBeVisible();
      await expect(page.getByRole('button', { name: detect.again })).toBeHidden();
      for (const id of CHECK_IDS)
        await expect(page.getByText(detect.checks[id].what, { exact: true })).toBeVisible();
    });
  });
});
