/**
 * The style sheet for older browsers, in a browser that knows both: a page looks the same with it as with its own. What
 * old browsers do with it is looked at in themselves, by `npm run test:full -- --only=browsers`.
 */
import type { Page } from 'playwright';
import { localizedPath } from '#i18n/locales.ts';
import { differences, readComputedStyles } from '#tests/helpers/computed-styles.ts';
import type * as Legacy from '#src/browser/legacy/start.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { expect, test } from '#tests/helpers/test.ts';

const LEGACY = /(\/_astro\/legacy\.[\w-]+\.js)\b.{0,80}(\/_astro\/legacy\.[\w-]+\.css)\b/;

/** One of each kind, and those whose styles ask for most: containers, mixed colours, parts with a scheme of their own. */
const paths = [
  ...['/', '/download', '/downloadlist', '/register', '/app/site', '/applications', '/protocol', '/cores'],
  ...['/recall', '/activity/doubleeleven', '/security', '/customer-service'],
];

async function loadLegacy(page: Page): Promise<void> {
  const [, code = '', style = ''] = LEGACY.exec(await page.content()) ?? [];
  expect(style).not.toBe('');
  await page.evaluate(
    async ([module, sheet]) => {
      const { start } = (await import(/* @vite-ignore */ module)) as typeof Legacy;
      start(sheet, () => undefined);
      const link = document.querySelector<HTMLLinkElement>('link[href*="legacy."]');
      if (!link?.sheet) await new Promise((done) => link?.addEventListener('load', done));
      // What it does next, it does in the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [code, style] as const,
  );
}

test('a browser of today loads nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });

  expect(loaded.filter((address) => address.includes('legacy'))).toEqual([]);
});

for (const [index, path] of paths.entries()) {
  const locale = inTurn(index);
  const scheme = index % 2 === 0 ? 'light' : 'dark';
  const width = index % 3 === 0 ? 360 : 1280;

  test.describe(`${path} in ${locale}, ${scheme}, ${width} px wide`, () => {
    test.use({ colorScheme: scheme, viewport: { width, height: 900 }, expectedFaults: /ERR_FAILED/ });

    test('looks the same in the words of older browsers', async ({ page }) => {
      // A font that comes late would be a difference. So would be what a script does meanwhile, or the page's word that the
      // script has failed: it is kept waiting.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.route(/\.js$/, (route) =>
        route.request().url().includes('legacy') ? route.continue() : undefined,
      );
      await page.goto(localizedPath(locale, path));
      const before = await page.evaluate(readComputedStyles);
      await loadLegacy(page);
      const after = await page.evaluate(readComputedStyles);

      expect(before.length).toBeGreaterThan(50);
      expect(differences(before, after).slice(0, 5)).toEqual([]);
    });
  });
}
