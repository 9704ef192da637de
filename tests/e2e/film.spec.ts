/** The help films: on the built site, and on the fixture site with films that cannot be played. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { clockTime } from '#src/domain/films.ts';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

const FILM = 'first-shop';

const film = (page: Page) => page.locator(`#${FILM}`);
const video = (page: Page) => film(page).locator('video');
const timeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const hasWoken = async (page: Page) => {
  await video(page).scrollIntoViewIfNeeded();
  await expect(film(page).locator('astro-island[ssr]')).toHaveCount(0);
};

test.describe('when the network is lost', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_/ });

  test('a help film is not loaded before it is played, reports a lost network, plays with captions after a retry, and jumps to a pressed step', async ({
    page,
  }) => {
    const { requests, to } = watchTraffic(page);
    const streams = /\/films\/.*\.(?:webm|mp4|vtt)$/;
    const { player } = dictionaries['en-US'].video;
    const step = (index: number) => film(page).getByRole('listitem').nth(index).getByRole('link');
    await page.goto('/en/help/video');
    await hasWoken(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => streams.test(request.url()))).toEqual([]);
    await page.route(streams, (route) => route.abort('internetdisconnected'));
    await film(page)
      .getByRole('link', { name: /^Play “/ })
      .click();
    await expect(video(page)).toBeFocused();
    const status = film(page).getByRole('status');
    await expect(status).toContainText(player.failed);
    expect(await findBarriers(page)).toEqual([]);
    await page.unroute(streams);
    requests.length = 0;
    await status.getByRole('button', { name: player.retry }).click();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
    await expect(status).toBeEmpty();
    expect(to(`/films/${FILM}.en-US.webm`)).not.toEqual([]);
    expect(to('.mp4')).toEqual([]);
    const cues = () =>
      video(page).evaluate((element: HTMLVideoElement) =>
        [...element.textTracks].map(({ kind, mode, cues: list }) => ({
          kind,
          mode,
          count: list?.length ?? 0,
        })),
      );
    await expect.poll(cues).toContainEqual({ kind: 'captions', mode: 'showing', count: expect.any(Number) });
    await expect.poll(async () => (await cues())[0]?.count).toBeGreaterThan(5);

    const third = step(2);
    const start = Number((await third.getAttribute('href'))?.split('#t=')[1]);
    await expect(third).toContainText(clockTime(start));
    await third.press('Enter');
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(start);
    expect(await timeOf(page)).toBeLessThan(start + 5);
    await expect(third).toHaveAttribute('aria-current', 'step');
    await expect(film(page).locator('[aria-current]')).toHaveCount(1);
    // The transcript, which is longer than its box, follows the film.
    const scrolled = () =>
      film(page)
        .locator('ol')
        .evaluate(({ scrollTop }) => scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});

const { unsupported, instead, file, failed, retry } = dictionaries['en-US'].video.player;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  site = await serveFolder(fixtureSiteFolder);
});
test.afterAll(() => site.close());

test.describe('on a site without the files', () => {
  test.use({ expectedFaults: /Failed to load resource/ });

  test('§8.21 a film in an unknown format is replaced by the transcript; a missing one is reported when it is played', async ({
    page,
  }) => {
    await page.route('**/film', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('av01.0.05M.08', 'none').replace('avc1.64001f', 'none');
      await route.fulfill({ response, body });
    });
    await page.goto(`${site.origin}/film`);
    const unknown = page.locator('#unknown');
    await expect(unknown.getByRole('status')).toHaveText(`${unsupported} ${instead}${file}`);
    await expect(unknown.locator('video')).toHaveCount(0);

    const absent = page.locator('#absent');
    await expect(absent.getByRole('status')).toBeEmpty();
    // The promise stays pending: there is no answer.
    await absent.locator('video').evaluate((element: HTMLVideoElement) => {
      element.play().catch(() => undefined);
    });
    await expect(absent.getByRole('status')).toContainText(`${failed} ${instead}`);
    await expect(absent.getByRole('button', { name: retry })).toBeVisible();
  });
});
