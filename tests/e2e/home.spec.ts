/** The first screen of the home page: the download names the visitor's own system, before anything else is loaded. */
import { sampleShops } from '#src/content/data/sample-shops.ts';
import { languageOf } from '#tests/helpers/downloads.ts';
import { PHONE_ONLY } from '#tests/helpers/languages.ts';
import { expect, test } from '#tests/helpers/test.ts';

const agents = [
  {
    system: 'windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  },
  {
    system: 'mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  },
  {
    system: 'linux',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  },
  {
    system: 'android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  },
] as const;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

for (const { system, userAgent } of agents) {
  test.describe(`on ${system}`, { tag: system === 'android' ? PHONE_ONLY : [] }, () => {
    test.use({ userAgent, expectedFaults: /ERR_FAILED/ });

    test('names the system on the download button and leads to its download', async ({ page }, info) => {
      const { words, at } = languageOf(info);
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto(at('/'));

      const button = page.getByRole('link', { name: words.home.hero.downloadFor[system] });
      await expect(button).toHaveAttribute('href', at('/download'));
    });
  });
}

test.describe('on an iPhone', { tag: PHONE_ONLY }, () => {
  test.use({ userAgent: iPhone });

  test('offers the way to a computer instead', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    await page.goto(at('/'));

    await expect(page.getByRole('link', { name: words.home.hero.downloadElsewhere })).toBeVisible();
  });
});

test('brings the window that is chosen into focus, by press and by key, and moves nothing else', async ({
  page,
}, info) => {
  const { words, at } = languageOf(info);
  await page.goto(at('/'));
  const picture = page.getByRole('group', { name: words.home.desk.legend });
  const windows = picture.locator('.berth');
  const widths = () => windows.evaluateAll((all) => all.map((window) => window.clientWidth));
  const bottom = () => picture.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  const [before, foot] = [await widths(), await bottom()];
  expect(before[0]).toBeGreaterThan(before[2] ?? 0);

  await windows.nth(2).click();
  await page.mouse.move(0, 0);

  await expect(picture.getByText(sampleShops[2]?.timeZone ?? 'no third shop')).toBeVisible();
  await expect.poll(widths).toEqual(before.toReversed());
  expect(await bottom()).toBe(foot);

  await page.keyboard.press('ArrowUp');

  await expect(picture.getByText(sampleShops[1]?.timeZone ?? 'no second shop')).toBeVisible();
  await expect(picture.getByRole('radio').nth(1)).toBeFocused();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`tells the time of each place${reducedMotion === 'reduce' ? ', and stands still where less motion is wanted' : ', and goes on'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install({ time: '2026-11-25T13:31:30Z' });
    await page.goto('/en');
    const clocks = page.locator('.berth time');
    await expect(clocks).toHaveText(['05:31', '14:31', '22:31']);
    const said = (text: string) => page.locator('.berth').getByText(text, { exact: true });
    for (const greeting of ['Good morning', 'Guten Tag', 'こんばんは'])
      await expect(said(greeting)).toBeVisible();

    await page.clock.runFor(60_000);

    await expect(clocks.first()).toHaveText(reducedMotion === 'reduce' ? '05:31' : '05:32');
  });

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('offers the download to every system', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    await page.goto(at('/'));

    await expect(page.getByRole('link', { name: words.home.hero.download }).first()).toBeVisible();
  });
});
