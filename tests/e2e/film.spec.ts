/** Films on the fixture site: one that cannot be played gives its place to a sentence. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, test } from '#tests/helpers/test.ts';

const { unsupported, instead } = dictionaries['en-US'].video;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  site = await serveFolder(fixtureSiteFolder);
});
test.afterAll(() => site.close());

test.describe('a film', () => {
  test.use({ expectedFaults: /Failed to load resource/ });

  test('of a format that the browser does not know gives way to the transcript', async ({ page }) => {
    await page.goto(`${site.origin}/film`);
    const place = page.locator('#unknown');

    await expect(place.getByRole('status')).toHaveText(`${unsupported} ${instead}`);
    await expect(place.locator('video')).toHaveCount(0);
  });

  test('whose file is not there stays until it is played, then gives way', async ({ page }) => {
    await page.goto(`${site.origin}/film`);
    const place = page.locator('#absent');
    await expect(page.locator('#unknown').getByRole('status')).toHaveText(`${unsupported} ${instead}`);
    await expect(place.getByRole('status')).toBeEmpty();

    await place.locator('video').evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined));

    await expect(place.getByRole('status')).toHaveText(`${unsupported} ${instead}`);
  });
});
