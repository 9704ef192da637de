/** The download page: the promoter's name, what follows a click, and all of it without a script. */
import type { Page } from 'playwright';
import { contact } from '#src/config/site.ts';
import {
  builtFile,
  fill,
  isReady,
  languageFor,
  languages,
  listedLink,
  pickerButton,
  WINDOWS_AGENT,
} from '#tests/helpers/downloads.ts';
import { deviceOf } from '#tests/helpers/languages.ts';
import { expect, test } from '#tests/helpers/test.ts';

/** Windows is the one that promoters' names go to. */
const build = builtFile('v6', 'windows');
/** What is older than the current client is folded. */
const edition = (page: Page, name: string) => page.locator('.edition > summary', { hasText: name });
const named = (promoter: string) => build.file.replace('.exe', `_${promoter}.exe`);

for (const { locale, words, at } of languages) {
  const t = { ...words.download, ...words.installers };
  const late = words.installers;

  test.describe(`/download in ${locale}`, () => {
    test.describe('on Windows', () => {
      test.use({ userAgent: WINDOWS_AGENT });

      const renaming = 'names the installer after its promoter, and takes the name out again';
      test(renaming, { tag: deviceOf(locale) }, async ({ page }) => {
        await page.goto(at('/download?promoter=acme.exe'));
        const button = pickerButton(page, words, 'windows');
        await expect(button).toHaveAttribute('href', `/installers/${named('acme')}`);
        await expect(page.getByText(fill(late.promoter.text, { code: 'acme' }))).toBeVisible();
        await edition(page, words.releases.lines.professional).click();
        const bits32 = builtFile('professional', 'windows', 32).file;
        await expect(listedLink(page, words, bits32)).toHaveAttribute(
          'href',
          `/installers/${bits32.replace('.exe', '_acme.exe')}`,
        );
        await expect(
          page.locator('a[href*=".dmg"][href*="acme"], a[href*=".apk"][href*="acme"]'),
        ).toHaveCount(0);

        await page.getByRole('button', { name: late.promoter.plain }).click();
        await expect(button).toHaveAttribute('href', `/installers/${build.file}`);
        await expect(page.getByRole('button', { name: late.promoter.restore })).toBeFocused();
        await page.getByRole('button', { name: late.promoter.restore }).click();
        await expect(button).toHaveAttribute('href', `/installers/${named('acme')}`);
      });

      test('says what to do after the click', { tag: deviceOf(locale, 1) }, async ({ page }) => {
        await page.goto(at('/download?promoter=acme'));
        await isReady(page);
        const download = page.waitForEvent('download');
        await pickerButton(page, words, 'windows').click();
        expect((await download).suggestedFilename()).toBe(named('acme'));

        const after = page.locator('#after');
        await expect(after.getByRole('heading', { name: late.after.started })).toBeFocused();
        await expect(after.getByText(named('acme'))).toBeVisible();
        await expect(after.getByText(build.sha256)).toBeVisible();
        for (const step of t.steps.windows) await expect(after.getByText(step)).toBeVisible();
        await expect(after.getByText(t.steps.mac[0])).toBeHidden();
        await expect(after.getByRole('link', { name: late.after.again })).toHaveAttribute(
          'href',
          /_acme\.exe$/,
        );
        const mirror = after.getByRole('link', { name: fill(late.after.mirror, { number: 1 }) });
        await expect(mirror).toHaveAttribute('href', `/installers/backup/${named('acme')}`);
        await expect(after.getByText(new RegExp(fill(late.after.latency, { ms: '\\d+' })))).toHaveCount(2);
        expect(await page.evaluate(() => localStorage.getItem('hasDownloaded'))).toBe('1');

        const second = page.waitForEvent('download');
        await mirror.click();
        expect((await second).suggestedFilename()).toBe(named('acme'));
      });
    });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      const offer = '§2.61 A26: offers every system by choice and every build as a plain link';
      test(offer, { tag: deviceOf(locale) }, async ({ page }) => {
        await page.goto(at('/download'));
        await expect(pickerButton(page, words, 'windows')).toBeVisible();
        await page.getByLabel(t.hero.choices.linux, { exact: true }).check({ force: true });
        await expect(pickerButton(page, words, 'linux')).toBeVisible();
        await expect(pickerButton(page, words, 'windows', { includeHidden: true })).toBeHidden();
        for (const fold of await page.locator('.edition > summary').all()) await fold.click();
        for (const fold of await page.getByText(words.releases.columns.checksum).all()) await fold.click();
        for (const [line, system] of [
          ['v6', 'mac-apple'],
          ['professional', 'windows'],
          ['vps', 'windows'],
          ['android', 'android'],
        ] as const) {
          const build = builtFile(line, system);
          const link = listedLink(page, words, build.file);
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', `/installers/${build.file}`);
          await expect(page.getByText(build.sha256)).toBeVisible();
        }
        for (const button of await page.getByRole('main').getByRole('button').all()) {
          expect(await button.isVisible(), 'a button that needs a script').toBe(false);
        }
      });
    });

    const handOn = 'gets the link from a phone to a computer';
    test(handOn, { tag: deviceOf(locale, 1) }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(at('/download?promoter=acme#android'));
      await isReady(page);
      await expect(page.getByLabel(t.hero.choices.android, { exact: true })).toBeChecked();
      await page.getByRole('button', { name: t.handOn.copy }).click();
      await expect(page.getByText(late.handOn.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/download\?promoter=acme$/);
      await page.getByRole('button', { name: t.handOn.qr }).click();
      await expect(page.getByRole('img', { name: late.handOn.qrLabel })).toBeVisible();
    });
  });
}

test.describe('/download', () => {
  const { words, at } = languageFor('en-US');
  const t = { ...words.download, ...words.installers };
  const late = words.installers;

  test.describe('on Windows', () => {
    test.use({ userAgent: WINDOWS_AGENT });

    test('A22: takes the first promoter, the cookie after it, and nothing for what is no code', async ({
      page,
      context,
      baseURL,
    }) => {
      const button = pickerButton(page, words, 'windows');
      const opens = async (query: string, file: string) => {
        await page.goto(at(`/download${query}`));
        await isReady(page);
        await expect(button, query).toHaveAttribute('href', `/installers/${file}`);
      };
      for (const query of [
        '?promoter=official',
        '?promoter=.exe',
        '?promoter=..%2Fevil',
        '?promoter=a%00',
        `?promoter=${'x'.repeat(10_000)}`,
      ]) {
        await opens(query, build.file);
      }
      await opens('?promoter=first&promoter=second', named('first'));
      await context.clearCookies();
      await context.addCookies([{ name: 'channelId', value: 'channel', url: baseURL ?? '' }]);
      await opens('', named('channel'));
      await context.addCookies([{ name: 'promoter', value: 'kept', url: baseURL ?? '' }]);
      await opens('', named('kept'));
      await opens('?promoter=newer', named('newer'));
    });

    test('holds a click that comes too early until the promoter is known', async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      await page.route('**/_astro/downloads*.js*', async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(at('/download?promoter=acme'), { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const download = page.waitForEvent('download');
      await pickerButton(page, words, 'windows').click();
      resolve(undefined);
      expect((await download).suggestedFilename()).toBe(named('acme'));
    });

    test.describe('when the source is silent', () => {
      test.use({ expectedFaults: /404|ERR_/ });

      test('offers another one', async ({ page }) => {
        await page.route('**/installers/backup/**', (route) => route.fulfill({ status: 200, body: '' }));
        await page.goto(at('/download'));
        await isReady(page);
        const button = pickerButton(page, words, 'windows');
        await button.evaluate((link: HTMLAnchorElement) => {
          link.href = '/installers/gone.exe';
        });
        await button.click();
        await expect(page.getByText(late.after.failed)).toBeVisible();
        await expect(page.getByText(late.after.silent).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: late.after.silentFirst })).toBeVisible();
      });

      test('and so are all the others, says what was tried and what else there is', async ({ page }) => {
        await page.goto(at('/download'));
        await isReady(page);
        await page.route('**/installers/**', (route) => route.abort());
        await pickerButton(page, words, 'windows').click();
        await expect(page.getByRole('heading', { name: late.after.unreachable })).toBeVisible();
        await expect(page.getByRole('heading', { name: late.after.started })).toHaveCount(0);
        const notice = page.getByRole('status').filter({ hasText: contact.phone.display });
        for (const name of [contact.phone.display, contact.supportEmail, late.after.service])
          await expect(notice.getByRole('link', { name })).toBeVisible();
        // Nothing is there to be installed.
        const after = page.locator('#after');
        await expect(after.getByRole('listitem').filter({ hasText: t.steps.windows[0] })).toBeHidden();
        await expect(after.getByRole('link', { name: t.next.register })).toBeHidden();
        const rim = (selector: string) =>
          page.locator(selector).evaluate((element) => getComputedStyle(element).borderTopColor);
        expect(await rim('.after')).toBe(await rim('.after .notice--warn'));
      });
    });

    test.describe('when its scripts do not come', () => {
      test.use({ expectedFaults: /ERR_FAILED|hydrating/ });

      test('A26: downloads the plain installer all the same', async ({ page }) => {
        await page.route('**/_astro/downloads*.js*', (route) => route.abort());
        await page.goto(at('/download?promoter=acme'));
        const download = page.waitForEvent('download');
        await pickerButton(page, words, 'windows').click();
        expect((await download).suggestedFilename()).toBe(build.file);
      });
    });
  });

  test('keeps a choice made by hand', async ({ page }) => {
    await page.goto(at('/download'), { waitUntil: 'commit' });
    await page.getByLabel(t.hero.choices['mac-intel'], { exact: true }).check({ force: true });
    await isReady(page);
    await expect(page.getByLabel(t.hero.choices['mac-intel'], { exact: true })).toBeChecked();
    await expect(pickerButton(page, words, 'mac-intel')).toBeVisible();
  });
});
