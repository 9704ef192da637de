/** Every built page in both themes, one of them on a desk and one on a phone, without a finding by axe. */
import { findBarriers } from '#tests/helpers/axe.ts';
import { builtPages } from '#tests/helpers/built-site.ts';
import { expect, test } from '#tests/helpers/test.ts';

const views = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

for (const { address } of builtPages) {
  const isNotFound = address.endsWith('/404');

  test.describe(address, () => {
    test.use({ expectedFaults: isNotFound ? /404 \(Not Found\)/ : undefined });

    test('has no barriers', async ({ page }) => {
      // A colour caught in the middle of a change is nobody's.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(isNotFound ? `${address}-of-nothing` : address);

      for (const { colorScheme, viewport } of views) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect.soft(await findBarriers(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
      }
    });
  });
}

test('axe finds a barrier where there is one', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')));

  expect((await findBarriers(page)).join()).toContain('button-name');
});
