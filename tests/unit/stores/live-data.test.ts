import { describe, expect, it, vi } from 'vitest';
import { seal } from '#src/api/envelope.ts';
import { env } from '#src/config/env.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { createLiveData, recentConfig } from '#src/stores/live-data.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';
import { memorySession } from '#tests/helpers/fake-storage.ts';

const NOW = 1_800_000_000_000;

function setUp(reply: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => reply());
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } });
  vi.stubGlobal('fetch', fetched);
  const session = memorySession();
  const clock = createPageClock();
  let now = NOW;
  clock.wallMs = () => now;
  return {
    live: createLiveData({ session, clock }),
    fetched,
    session,
    pass: (ms: number) => void (now += ms),
  };
}

const answer = (data: unknown, secret = env.productApiSecret) =>
  Response.json({ ret: 0, msg: '', data: seal(data, secret) });

const figures = (isMourning: boolean) => answer({ store: { count: 431 }, is_public_mourning: isMourning });

describe('live data', () => {
  it('§3.27 reads the public figures, and keeps them for ten minutes', async () => {
    const { live, fetched, session } = setUp(() => figures(true));
    const known = { storeCount: 431, isMourning: true };

    expect([await live.publicConfig(), await live.publicConfig()]).toEqual([known, known]);

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(recentConfig(session, NOW + 599_999)).toEqual(known);
    expect(recentConfig(session, NOW + 600_000)).toBeUndefined();
    expect(recentConfig(session, NOW - 1)).toBeUndefined();
  });

  it.each([
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error page', () => new Response('<html>', { status: 502 })],
    ['a refusal', () => Response.json({ ret: 10020, msg: '' })],
    ['junk', () => Response.json({ ret: 0, data: 'AAAA' })],
  ])('§4.7 is silent about %s, and the loading flag is cleared (A17)', async (_case, reply) => {
    const flags: boolean[] = [];
    const { live } = setUp(() => {
      flags.push(live.isCountLoading());
      return reply();
    });

    const config = await live.publicConfig();
    flags.push(live.isCountLoading());

    expect(config).toBeUndefined();
    expect(flags).toEqual([true, false]);
    expect(await live.ad('top')).toBeUndefined();
    expect(await live.qrPictures(1)).toBeUndefined();
    expect(await live.coupons('p')).toBeUndefined();
  });

  it('requests mourning on the first page of a tab, and keeps a no for that tab', async () => {
    const { live, fetched, pass } = setUp(() => figures(false));
    expect(await live.isMourning()).toBe(false);
    pass(3_600_000);

    expect(await live.isMourning()).toBe(false);

    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('requests again during mourning, which may end', async () => {
    let isMourning = true;
    const { live, fetched, pass } = setUp(() => figures(isMourning));
    await live.publicConfig();
    expect(await live.isMourning()).toBe(true);
    expect(await live.isMourning()).toBe(true);
    isMourning = false;
    pass(600_000);

    expect(await live.isMourning()).toBe(false);

    expect(fetched).toHaveBeenCalledTimes(2);
  });

  const junk = ['{', '{"at":1}', '{"at":"x","storeCount":1,"isMourning":true}'];
  it.each(junk)('ignores %j in the tab’s storage', (kept) => {
    const session = memorySession();
    session.set(sessionKeys.publicConfig, kept);

    expect(recentConfig(session, NOW)).toBeUndefined();
  });

  it('reads ads and QR pictures under our names', async () => {
    const ad = { link: '/promotions', img: '', expand_img: '/x.svg', title: 'T', ad_id: 7, ad_name: 'n' };
    const { live } = setUp(() => answer(ad, env.websiteApiSecret));
    expect(await live.ad('bottom')).toEqual({ ...ad, ad_id: '7' });

    const sent = { code: 'c', botton_menu_qrcode: '/b.svg', sidebar_qrcode: '/s.svg', name: 'N' };
    const qr = setUp(() => answer(sent));
    const pictures = { bottomMenu: '/b.svg', sidebar: '/s.svg', name: 'N', code: 'c' };
    expect(await qr.live.qrPictures(1)).toEqual(pictures);
    await qr.live.qrPictures(1);
    expect(qr.fetched).toHaveBeenCalledTimes(1);
  });
});
