/** What /download makes of the visitor's system: the right build first, and what is said where none or an older one fits. */
import {
  builtFile,
  fill,
  languageFor,
  languageOf,
  pickerButton,
  WINDOWS_AGENT,
} from '#tests/helpers/downloads.ts';
import { PHONE_ONLY } from '#tests/helpers/languages.ts';
import { expect, test } from '#tests/helpers/test.ts';

const agents = [
  {
    name: 'Windows',
    userAgent: WINDOWS_AGENT,
    choice: 'windows',
    build: builtFile('v6', 'windows'),
  },
  {
    name: 'a Mac that keeps its chip to itself',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    choice: 'mac-apple',
    build: builtFile('v6', 'mac-apple'),
  },
  {
    name: 'Linux',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    choice: 'linux',
    build: builtFile('v6', 'linux'),
  },
  {
    name: 'Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    choice: 'android',
    build: builtFile('android', 'android'),
  },
  {
    name: 'an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    choice: 'ios',
    build: undefined,
  },
] as const;

const hasKeyboard = (choice: string): boolean => choice !== 'android' && choice !== 'ios';

for (const { name, userAgent, choice, build } of agents) {
  test.describe(`/download on ${name}`, { tag: hasKeyboard(choice) ? [] : PHONE_ONLY }, () => {
    // Scripts read navigator, and the clients hints behind it have to fit.
    test.use({ userAgent, javaScriptEnabled: true });

    test('§1.12 §2.13 puts the right build first', async ({ page }, info) => {
      const { words, at } = languageOf(info);
      const t = { ...words.download, ...words.installers };
      // Before anything that loads later: only what runs with the page itself.
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto(at('/download'));
      await expect(page.getByLabel(t.hero.choices[choice], { exact: true })).toBeChecked();
      const main = page.locator('.button--signal[download]').filter({ visible: true });
      if (build) {
        const button = pickerButton(page, words, build.system);
        await expect(button).toBeVisible();
        expect(await button.getAttribute('href')).toBe(`/installers/${build.file}`);
        await expect(button).toContainText(build.version);
        await expect(main).toHaveCount(1);
      } else {
        await expect(page.getByText(t.ios.title)).toBeVisible();
        await expect(main).toHaveCount(0);
      }
    });
    test.use({ expectedFaults: /ERR_FAILED/ });
  });
}

test.describe('/download', () => {
  const { words, at } = languageFor('en-US');
  const t = { ...words.download, ...words.installers };
  const late = words.installers;
  const installer = builtFile('v6', 'windows').file;

  test('doubts a browser that contradicts itself', async ({ browser, baseURL }) => {
    // The user agent says Windows, the rest of the browser says what this machine is.
    const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: WINDOWS_AGENT });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' });
    });
    await page.goto(at('/download'));
    await expect(page.getByText(fill(late.notes.doubt, { system: 'macOS' }))).toBeVisible();
    await expect(page.getByLabel(t.hero.choices.windows, { exact: true })).toBeChecked();
    await context.close();
  });

  test.describe('on an old Windows', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    });

    test('leads to the edition that runs there', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
        Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'Win32' });
      });
      await page.goto(at('/download'));
      await expect(page.getByText(late.notes.old)).toBeVisible();
      const { file } = builtFile('professional', 'windows', 32);
      const links = page.locator('[data-panel=windows] a[download]');
      await expect(links.first()).toHaveAttribute('href', `/installers/${file}`);
      await expect(links.first()).toHaveText(t.hero.windowsOther);
      await expect(page.locator('[data-panel=windows] .button--signal')).toHaveCount(1);
      await expect(links.nth(1)).toHaveAttribute('href', `/installers/${installer}`);
    });
  });

  test.describe('on an old Mac', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.13; rv:115.0) Gecko/20100101 Firefox/115.0',
    });

    test('leads to the edition that runs there, and leaves Windows as it was', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
        Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' });
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto(at('/download'));
      await expect(page.getByText(late.notes.old)).toBeVisible();
      await expect(page.locator('[data-panel=mac-intel] .button--signal')).toHaveAttribute(
        'href',
        `/installers/${builtFile('professional', 'mac-intel').file}`,
      );
      await expect(page.getByRole('link', { name: t.hero.macOther })).toBeVisible();
      await expect(page.locator('[data-panel=windows] .button--signal')).toHaveAttribute(
        'href',
        `/installers/${installer}`,
      );
    });
  });

  for (const [name, userAgent, platform, note] of [
    ['Windows XP', 'Mozilla/5.0 (Windows NT 5.1; rv:52.0) Gecko/20100101 Firefox/52.0', 'Win32', 'too-old'],
    [
      'HarmonyOS without Android',
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
      '',
      'harmony',
    ],
  ] as const) {
    test.describe(`on ${name}`, () => {
      test.use({ userAgent });

      test('says that nothing fits and offers the trial', async ({ page }) => {
        await page.addInitScript((shown) => {
          Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
          Object.defineProperty(Navigator.prototype, 'platform', { get: () => shown });
          HTMLCanvasElement.prototype.getContext = () => null;
        }, platform);
        await page.goto(at('/download'));
        await expect(page.getByText(late.notes[note])).toBeVisible();
        const trial = page.getByRole('status').getByRole('link', { name: t.hero.trial });
        await expect(trial).toBeVisible();
        await expect(trial).toHaveAttribute('href', at('/webtrial'));
        await expect(page.getByText(t.handOn.title)).toBeVisible({ visible: note === 'harmony' });
      });
    });
  }
});
