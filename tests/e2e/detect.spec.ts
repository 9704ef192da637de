/** The device check: each line has an answer, unknown is no pass, doubt is called doubt, and nothing leaves the page. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { CHECK_IDS } from '#src/domain/detect/types.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

for (const locale of localeCodes) {
  const { detect } = dictionaries[locale];
  const path = localizedPath(locale, '/detect');

  test.describe(`/detect in ${locale}`, () => {
    test.use({ locale: browserLocale(locale), timezoneId: 'Asia/Tokyo' });

    test('answers every check with a verdict and what it means, and counts them', async ({ page }) => {
      await page.goto(path);
      const verdicts = page.locator('[data-verdict]');
      await expect(verdicts.first()).not.toHaveText('…');
      const words = await verdicts.allInnerTexts();
      expect(words).toHaveLength(CHECK_IDS.length);
      const known: string[] = Object.values(detect.verdicts);
      for (const word of words) expect(known).toContain(word);
      for (const advice of await page.locator('[data-advice]').allInnerTexts()) expect(advice).not.toBe('');
      const count = (...verdictNames: (keyof typeof detect.verdicts)[]) =>
        String(words.filter((word) => verdictNames.some((name) => detect.verdicts[name] === word)).length);

      await expect(page.locator('[data-summary]')).toHaveText(
        detect.summary
          .replace('{{pass}}', count('pass'))
          .replace('{{attention}}', count('note', 'warn', 'doubt'))
          .replace('{{unknown}}', count('unknown')),
      );
    });

    test('copies a report without anything that tells who one is, and sends nothing', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await expect(page.locator('[data-verdict]').first()).not.toHaveText('…');
      const traffic = watchTraffic(page);
      await page.getByRole('button', { name: detect.again }).click();
      await page.getByRole('button', { name: detect.copy }).click();
      await expect(page.locator('[data-summary]')).toHaveText(detect.copied);
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

    await expect(page.locator('[data-check=system] [data-verdict]')).toHaveText(detect.verdicts.doubt);
    await expect(page.locator('[data-check=system] [data-advice]')).toHaveText(detect.advice.system.doubt);
  });

  test('takes what a browser hides for unknown, never for a pass', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/en/detect');

    for (const id of ['webgl', 'canvas']) {
      await expect(page.locator(`[data-check=${id}] [data-verdict]`)).toHaveText(detect.verdicts.unknown);
    }
  });

  test('shows the report where the clipboard is refused', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        get: () => ({ writeText: () => Promise.reject(new Error('no')) }),
      });
    });
    await page.goto('/en/detect');
    await expect(page.locator('[data-verdict]').first()).not.toHaveText('…');
    await page.getByRole('button', { name: detect.copy }).click();

    await expect(page.locator('[data-summary]')).toHaveText(detect.copyFailed);
    await expect(page.locator('[data-report]')).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('says what it needs, and what it would look at', async ({ page }) => {
      await page.goto('/en/detect');

      // Searching by text passes over what stands in a noscript.
      await expect(page.locator('noscript p')).toHaveText(detect.noScript);
      await expect(page.getByRole('button', { name: detect.again })).toBeHidden();
      for (const id of CHECK_IDS)
        await expect(page.getByText(detect.checks[id].what, { exact: true })).toBeVisible();
    });
  });
});
