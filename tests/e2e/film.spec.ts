/**
 * The help films: on the built site as visitors meet them, and on the fixture site where they cannot be played. The
 * walk through other browsers (tests/browsers) plays one as well.
 */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { clockTime } from '#src/domain/films.ts';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { expect, test } from '#tests/helpers/test.ts';

const FILM = 'first-shop';

/** What the page fetched of the films, posters aside. */
function watchFilms(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/films/') && !pathname.endsWith('.webp')) fetched.push(pathname);
  });
  return fetched;
}

const film = (page: Page) => page.locator(`#${FILM}`);
const video = (page: Page) => film(page).locator('video');
const timeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const hasWoken = async (page: Page) => {
  await video(page).scrollIntoViewIfNeeded();
  await expect(film(page).locator('astro-island[ssr]')).toHaveCount(0);
};

for (const locale of localeCodes) {
  test.describe(`a help film in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(localizedPath(locale, '/help/video'));
    });

    test('is not fetched before it is played; then it plays with its captions', async ({ page }) => {
      const fetched = watchFilms(page);
      await page.reload();
      await hasWoken(page);
      await page.waitForLoadState('networkidle');
      expect(fetched).toEqual([]);

      await film(page).getByRole('button').click();

      await expect(video(page)).toBeFocused();
      await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);
      expect(fetched).toContain(`/films/${FILM}.${locale}.webm`);
      expect(fetched.filter((path) => path.endsWith('.mp4'))).toEqual([]);
      const cues = () =>
        video(page).evaluate((element: HTMLVideoElement) =>
          [...element.textTracks].map(({ kind, mode, cues: list }) => ({
            kind,
            mode,
            count: list?.length ?? 0,
          })),
        );
      await expect
        .poll(cues)
        .toContainEqual({ kind: 'captions', mode: 'showing', count: expect.any(Number) });
      await expect.poll(async () => (await cues())[0]?.count).toBeGreaterThan(5);
    });

    test('goes to a step that is pressed, and marks it', async ({ page }) => {
      await hasWoken(page);
      const third = film(page).getByRole('listitem').nth(2).getByRole('link');
      const start = Number((await third.getAttribute('href'))?.split('#t=')[1]);
      await expect(third).toContainText(clockTime(start));

      await third.focus();
      await page.keyboard.press('Enter');

      await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(start);
      expect(await timeOf(page)).toBeLessThan(start + 5);
      await expect(third).toHaveAttribute('aria-current', 'step');
      await expect(film(page).locator('[aria-current]')).toHaveCount(1);
      expect(page.url()).not.toContain('.mp4');
    });

    if (inTurn(0) === locale) {
      test.describe('when the network goes', () => {
        test.use({ expectedFaults: /Failed to load resource|ERR_/ });

        test('says so, and plays when it is tried again', async ({ page }) => {
          const { player } = dictionaries[locale].video;
          await hasWoken(page);
          await page.route('**/films/**', (route) => route.abort('internetdisconnected'));
          const second = film(page).getByRole('listitem').nth(1).getByRole('link');
          await second.click();

          const status = film(page).getByRole('status');
          await expect(status).toContainText(player.lost);
          expect(await findBarriers(page)).toEqual([]);

          await page.unroute('**/films/**');
          await status.getByRole('button', { name: player.retry }).click();

          await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
          await expect(status).toBeEmpty();
        });
      });

      test.describe('without a script', () => {
        test.use({ javaScriptEnabled: false });

        test('stands there with its controls, its sources and its steps', async ({ page }) => {
          await expect(video(page)).toHaveAttribute('controls', '');
          await expect(video(page).locator('source')).toHaveCount(2);
          const first = film(page).getByRole('listitem').first().getByRole('link');
          await expect(first).toHaveAttribute(
            'href',
            new RegExp(`^/films/${FILM}\\.${locale}\\.mp4#t=[\\d.]+$`),
          );
        });
      });
    }
  });
}

const { unsupported, instead, file, lost, retry } = dictionaries['en-US'].video.player;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  site = await serveFolder(fixtureSiteFolder);
});
test.afterAll(() => site.close());

test.describe('a film', () => {
  test.use({ expectedFaults: /Failed to load resource/ });

  test('§8.21 of a format that the browser does not know gives way to the transcript', async ({ page }) => {
    await page.goto(`${site.origin}/film`);
    const place = page.locator('#unknown');

    await expect(place.getByRole('status')).toHaveText(`${unsupported} ${instead}${file}`);
    await expect(place.locator('video')).toHaveCount(0);
  });

  test('whose file is not there stays until it is played, then says so', async ({ page }) => {
    await page.goto(`${site.origin}/film`);
    const place = page.locator('#absent');
    await expect(page.locator('#unknown').getByRole('status')).toHaveText(`${unsupported} ${instead}${file}`);
    await expect(place.getByRole('status')).toBeEmpty();

    // The promise stays open: nothing ever comes.
    await place.locator('video').evaluate((element: HTMLVideoElement) => {
      element.play().catch(() => undefined);
    });

    await expect(place.getByRole('status')).toContainText(`${lost} ${instead}`);
    await expect(place.getByRole('button', { name: retry })).toBeVisible();
  });
});
