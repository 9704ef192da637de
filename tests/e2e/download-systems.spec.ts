/**
 * The home page and /download for each system: the right build first, and the text if none or only an older one fits.
 */
import type { Page } from 'playwright';
import { builtFile, languageFor, pickerButton, WINDOWS_AGENT } from '#tests/helpers/downloads.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test } from '#tests/helpers/test.ts';

const agents = [
  {
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    platform: 'MacIntel',
    named: 'mac',
    choice: 'mac-apple',
    build: builtFile('v6', 'mac-apple'),
  },
  {
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    platform: 'iPhone',
    named: undefined,
    choice: 'ios',
    build: undefined,
  },
] as const;

/** From the next page on; the last call counts. */
const pretend = (page: Page, agent: string, platform: string) =>
  page.addInitScript(
    (facts) => {
      for (const [name, value] of Object.entries(facts))
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
      Object.defineProperty(Navigator.prototype, 'userAgentData', {
        get: () => undefined,
        configurable: true,
      });
      HTMLCanvasElement.prototype.getContext = () => null;
    },
    { userAgent: agent, platform },
  );

test.describe('before any script is loaded', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('§1.12 §2.13 names the system on the home page’s button, and puts its build first', async ({
    page,
  }) => {
    const { words, at } = languageFor('zh-CN');
    const { hero } = words.home;
    // Only scripts that are part of the page.
    await page.route('**/_astro/*.js', (route) => route.abort());
    for (const { agent, platform, named, choice, build } of agents) {
      await pretend(page, agent, platform);
      await page.goto(at('/'));
      const button = page.getByRole('link', {
        name: named ? hero.downloadFor[named] : hero.downloadElsewhere,
      });
      await expect(button, choice).toBeVisible();
      await expect(button).toHaveAttribute('href', named ? at('/download') : /./);

      await page.goto(at('/download'));
      await expect(page.getByLabel(words.installers.hero.choices[choice], { exact: true })).toBeChecked();
      const main = page.locator('.button--signal[download]').filter({ visible: true });
      await expect(main).toHaveCount(build ? 1 : 0);
      if (!build) {
        await expect(page.getByText(words.download.ios.title)).toBeVisible();
        continue;
      }
      const first = pickerButton(page, words, build.system);
      await expect(first).toHaveAttribute('href', `/installers/${build.file}`);
      await expect(first).toContainText(build.version);
    }
  });
});

test('doubts contradicting browsers, offers old systems a build that runs there, and says if none does', async ({
  page,
}) => {
  const { words, at } = languageFor('en-US');
  const { notes } = words.installers;
  const { hero, handOn } = words.installers;
  const signal = (panel: string) => page.locator(`[data-panel=${panel}] .button--signal`);
  const opens = async (agent: string, platform: string, note: string) => {
    await pretend(page, agent, platform);
    await page.goto(at('/download'));
    await expect(page.getByText(note)).toBeVisible();
  };
  const current = `/installers/${builtFile('v6', 'windows').file}`;

  await opens(WINDOWS_AGENT, 'MacIntel', filled(notes.doubt, { system: 'macOS' }));
  await expect(page.getByLabel(hero.choices.windows, { exact: true })).toBeChecked();

  const windows7 = 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0';
  await opens(windows7, 'Win32', notes.old);
  const links = page.locator('[data-panel=windows] a[download]');
  const { file } = builtFile('professional', 'windows', 32);
  await expect(links.first()).toHaveAttribute('href', `/installers/${file}`);
  await expect(links.first()).toHaveText(hero.windowsOther);
  await expect(page.getByText(handOn.title)).toBeHidden();
  await expect(signal('windows')).toHaveCount(1);
  await expect(links.nth(1)).toHaveAttribute('href', current);

  const arkWeb =
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';
  await opens(arkWeb, '', notes.harmony);
  const trial = page.getByRole('status').getByRole('link', { name: hero.trial });
  await expect(trial).toHaveAttribute('href', at('/webtrial'));
  await expect(page.getByText(handOn.title)).toBeVisible();
});
