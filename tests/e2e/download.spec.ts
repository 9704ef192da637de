/** The download page: the promoter's name, the steps after a click, and missing scripts or files. */
import type { Page } from 'playwright';
import { contact } from '#src/config/site.ts';
import {
  builtFile,
  downloadBy,
  isReady,
  languageFor,
  listedLink,
  pickerButton,
  WINDOWS_AGENT,
} from '#tests/helpers/downloads.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { holdCode } from '#tests/helpers/traffic.ts';

/** Only Windows installers have promoters' names. */
const build = builtFile('v6', 'windows');
/** Older versions are folded. */
const edition = (page: Page, name: string) => page.locator('.edition > summary', { hasText: name });
const named = (promoter: string) => build.file.replace('.exe', `_${promoter}.exe`);

test.describe('/download on Windows', () => {
  test.use({ userAgent: WINDOWS_AGENT });

  test('names the installer after its promoter, can remove the name, and shows the steps after the click', async ({
    page,
  }) => {
    const { words, at } = languageFor('en-US');
    const { installers: late } = words;
    const button = pickerButton(page, words, 'windows');
    await page.goto(at('/download?promoter=acme.exe'));
    await expect(button).toHaveAttribute('href', `/installers/${named('acme')}`);
    await expect(page.getByText(filled(late.promoter.text, { code: 'acme' }))).toBeVisible();
    await edition(page, words.releases.lines.professional).click();
    const bits32 = builtFile('professional', 'windows', 32).file;
    await expect(listedLink(page, words, bits32)).toHaveAttribute(
      'href',
      `/installers/${bits32.replace('.exe', '_acme.exe')}`,
    );
    await expect(page.locator('a[href*=".dmg"][href*="acme"], a[href*=".apk"][href*="acme"]')).toHaveCount(0);
    await page.getByRole('button', { name: late.promoter.plain }).click();
    await expect(button).toHaveAttribute('href', `/installers/${build.file}`);
    await expect(page.getByRole('button', { name: late.promoter.restore })).toBeFocused();
    await page.getByRole('button', { name: late.promoter.restore }).click();
    await expect(button).toHaveAttribute('href', `/installers/${named('acme')}`);

    await isReady(page);
    expect(await downloadBy(page, button)).toBe(named('acme'));
    const second = { bubbles: true, cancelable: true, detail: 2 };
    const isFollowed = button.evaluate(
      (link, init) => link.dispatchEvent(new MouseEvent('click', init)),
      second,
    );
    expect(await isFollowed, 'the second click of a double click').toBe(false);
    const after = page.locator('#after');
    await expect(after.getByRole('heading', { name: late.after.started })).toBeFocused();
    await expect(after.getByText(named('acme'))).toBeVisible();
    await expect(after.getByText(build.sha256)).toBeVisible();
    const { steps } = words.download;
    for (const step of steps.windows) await expect(after.getByText(step)).toBeVisible();
    await expect(after.getByText(steps.mac[0])).toBeHidden();
    await expect(after.getByRole('link', { name: late.after.again })).toHaveAttribute('href', /_acme\.exe$/);
    const mirror = after.getByRole('link', { name: filled(late.after.mirror, { number: 1 }) });
    await expect(mirror).toHaveAttribute('href', `/installers/backup/${named('acme')}`);
    await expect(after.getByText(new RegExp(filled(late.after.latency, { ms: '\\d+' })))).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem('hasDownloaded'))).toBe('1');
    expect(await downloadBy(page, mirror)).toBe(named('acme'));
  });

  test.describe('with missing files', () => {
    test.use({ expectedFaults: /404|ERR_|hydrating/ });

    test('A26: downloads the plain installer without scripts, and waits for the promoter with them', async ({
      page,
    }) => {
      const { words, at } = languageFor('en-US');
      const CODE = '**/_astro/downloads*.js*';
      const button = pickerButton(page, words, 'windows');
      await page.route(CODE, (route) => route.abort());
      await page.goto(at('/download?promoter=acme'));
      expect(await downloadBy(page, button)).toBe(build.file);

      await page.unroute(CODE);
      const release = await holdCode(page, CODE);
      await page.goto(at('/download?promoter=acme'), { waitUntil: 'domcontentloaded' });
      const held = page.waitForEvent('download');
      await button.click();
      release();
      expect((await held).suggestedFilename()).toBe(named('acme'));
    });

    test('offers another source if the first does not answer, and alternatives if none does', async ({
      page,
    }) => {
      const { words, at } = languageFor('zh-CN');
      const { after: late } = words.installers;
      await page.route('**/installers/backup/**', (route) => route.fulfill({ status: 200, body: '' }));
      await page.goto(at('/download'));
      await isReady(page);
      const button = pickerButton(page, words, 'windows');
      await button.evaluate((link: HTMLAnchorElement) => {
        link.href = '/installers/gone.exe';
      });
      await button.click();
      await expect(page.getByText(late.failed)).toBeVisible();
      await expect(page.getByText(late.silent).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: late.silentFirst })).toBeVisible();

      await page.route('**/installers/**', (route) => route.abort());
      await page.reload();
      await isReady(page);
      await button.click();
      await expect(page.getByRole('heading', { name: late.unreachable })).toBeVisible();
      await expect(page.getByRole('heading', { name: late.started })).toHaveCount(0);
      const notice = page.getByRole('status').filter({ hasText: contact.phone.display });
      for (const name of [contact.phone.display, contact.supportEmail, late.service])
        await expect(notice.getByRole('link', { name })).toBeVisible();
      // There is no file to install.
      const after = page.locator('#after');
      const { steps, next } = words.download;
      await expect(after.getByRole('listitem').filter({ hasText: steps.windows[0] })).toBeHidden();
      await expect(after.getByRole('link', { name: next.register })).toBeHidden();
      const rim = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).borderTopColor);
      expect(await rim('.after')).toBe(await rim('.after .notice--warn'));
    });
  });
});

test.describe('/download on a phone', () => {
  test.use(handheld);

  test('sends the link from a phone to a computer, and keeps the visitor’s choice', async ({
    page,
    context,
  }) => {
    const { words, at } = languageFor('zh-CN');
    const { choices } = words.installers.hero;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at('/download?promoter=acme#android'));
    await isReady(page);
    await expect(page.getByLabel(choices.android, { exact: true })).toBeChecked();
    await page.getByRole('button', { name: words.installers.handOn.copy }).click();
    await expect(page.getByText(words.installers.handOn.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/download\?promoter=acme$/);
    await page.getByRole('button', { name: words.installers.handOn.qr }).click();
    await expect(page.getByRole('img', { name: words.installers.handOn.qrLabel })).toBeVisible();

    await page.goto(at('/download'), { waitUntil: 'commit' });
    await page.getByLabel(choices['mac-intel'], { exact: true }).check({ force: true });
    await isReady(page);
    await expect(page.getByLabel(choices['mac-intel'], { exact: true })).toBeChecked();
    await expect(pickerButton(page, words, 'mac-intel')).toBeVisible();
  });
});
