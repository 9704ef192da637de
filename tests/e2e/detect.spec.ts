/**
 * The device check: each line has a verdict, unknown facts do not pass, contradictions are doubts, and nothing is sent.
 */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import { CHECK_IDS, type CheckId, type Verdict } from '#islands/detect/checks.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

const VERDICTS = ['pass', 'note', 'warn', 'doubt', 'unknown'] as const satisfies readonly Verdict[];

/** The lines of the page: headings and verdicts as text. */
function detectSheet(page: Page, locale: Locale) {
  const { checks, summary: counted, verdicts } = dictionaries[locale].detect;
  const sheet = page.getByRole('main');
  const summary = sheet.getByRole('status').first();
  const line = (id: CheckId) =>
    sheet
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: checks[id].name, exact: true }) });
  return {
    summary,
    line,
    async verdict(id: CheckId) {
      const shown = await Promise.all(
        VERDICTS.map((verdict) => line(id).getByText(verdicts[verdict], { exact: true }).count()),
      );
      expect(shown.reduce((sum, count) => sum + count)).toBe(1);
      return VERDICTS[shown.indexOf(1)];
    },
    async isDone() {
      await expect(summary).toHaveText(new RegExp(`^${counted.replace(/\{\{\w+\}\}/g, '\\d+')}$`));
    },
  };
}

test.describe('/detect of an ordinary browser', () => {
  test.use({ locale: 'zh-CN', timezoneId: 'Asia/Tokyo' });
  const { detect } = dictionaries['zh-CN'];

  test('§2.20 answers every check, copies an anonymous report, compares two profiles, and sends nothing', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const traffic = watchTraffic(page);
    await page.goto('/detect');
    const sheet = detectSheet(page, 'zh-CN');
    await page.getByRole('button', { name: detect.again }).click();
    await sheet.isDone();
    const words = await Promise.all(CHECK_IDS.map((id) => sheet.verdict(id)));
    for (const id of CHECK_IDS) {
      const advice = Object.values(detect.advice[id]).map((text) =>
        sheet.line(id).getByText(text, { exact: true }),
      );
      await expect(advice.reduce((either, other) => either.or(other))).toHaveCount(1);
    }
    const count = (...verdictNames: (keyof typeof detect.verdicts)[]) =>
      words.filter((word) => verdictNames.some((name) => name === word)).length;
    await expect(sheet.summary).toHaveText(
      filled(detect.summary, {
        pass: count('pass'),
        attention: count('warn', 'doubt'),
        unknown: count('unknown'),
      }),
    );

    await page.getByRole('button', { name: detect.copy }).click();
    await expect(page.getByText(detect.copied, { exact: true })).toBeVisible();
    const report = await copied();
    expect(report.split('\n')).toHaveLength(CHECK_IDS.length);
    // Identifying facts are left out: these have no values, and the zone is not named.
    expect(report).toMatch(
      /^timeZone: \w+ \[\w+\]\nlanguages: \w+ \[\w+\]\nwebrtc: \w+ \[\w+\]\nwebgl: \w+ \[\w+\]$/m,
    );
    expect(report).not.toContain('Tokyo');

    await page.getByRole('button', { name: detect.proof.make }).click();
    await page.getByRole('button', { name: detect.proof.copy }).click();
    await expect(page.getByRole('button', { name: detect.proof.copied })).toBeVisible();
    const link = await copied();
    // Files of the page, loaded while it is idle; no call, and nothing with a body.
    for (const request of traffic.requests) {
      expect(new URL(request.url()).origin).toBe(baseURL);
      expect(request.postData()).toBeNull();
    }
    expect(traffic.requests.filter((request) => /\/api\/v\d\/(?!static-config)/.test(request.url()))).toEqual(
      [],
    );

    const { differs, alike } = detect.proof.likeness;
    const result = (of: Page, part: string, word: string) =>
      of.getByRole('row', { name: part }).getByText(word, { exact: true });
    const again = await context.newPage();
    await again.goto(link);
    await expect(result(again, detect.proof.parts.storage, alike)).toBeVisible();
    await expect(again.getByText(differs, { exact: true })).toBeHidden();

    const other = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: 'America/New_York' });
    const second = await other.newPage();
    await second.goto(link);
    await expect(result(second, detect.proof.parts.timeZone, differs)).toBeVisible();
    await expect(result(second, detect.proof.parts.storage, differs)).toBeVisible();
    await expect(result(second, detect.proof.parts.canvas, alike)).toBeVisible();
    expect(await findBarriers(second)).toEqual([]);
    await second.emulateMedia({ media: 'print' });
    await expect(result(second, detect.proof.parts.timeZone, differs)).toBeVisible();
    await expect(second.getByRole('heading', { level: 1 })).toBeHidden();
    await other.close();
  });
});

test.describe('/detect of a browser with secrets', () => {
  test.use({ locale: 'en-US' });

  test('marks a faked platform as doubtful and hidden facts as unknown, and shows the report if copying is refused', async ({
    page,
  }) => {
    const { detect } = dictionaries['en-US'];
    await page.addInitScript(() => {
      const refuse = { writeText: () => Promise.reject(new Error('no')) };
      for (const [name, value] of Object.entries({
        platform: 'Win32',
        userAgentData: undefined,
        clipboard: refuse,
      }))
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/en/detect');
    const sheet = detectSheet(page, 'en-US');
    const system = sheet.line('system');
    await expect(system.getByText(detect.verdicts.doubt, { exact: true })).toBeVisible();
    await expect(system.getByText(detect.advice.system.doubt)).toBeVisible();
    for (const id of ['webgl', 'canvas'] as const)
      await expect(sheet.line(id).getByText(detect.verdicts.unknown, { exact: true })).toBeVisible();

    await sheet.isDone();
    await page.getByRole('button', { name: detect.copy }).click();
    await expect(page.getByText(detect.copyFailed)).toBeVisible();
    await expect(page.getByText(/^system: \w+ \[\w+\]/)).toBeVisible();
  });
});
