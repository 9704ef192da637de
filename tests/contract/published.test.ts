import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { readContent } from '#server/content/content.ts';
import { createAgentPresence } from '#server/desk/presence.ts';
import { apiForTest, startTestApi, type TestApi } from '#tests/helpers/test-api.ts';

const content = readContent('server/seed');

/** Hardly anything here uses the database, so one of the two is enough. */
describe('what the operator publishes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi('sqlite', { PUBLIC_DOWNLOAD_BASE: 'https://cdn.example/files/' });
  });
  afterAll(() => api.close());

  it('§7.15 lists versions with addresses below the download base, in the asked language', async () => {
    const zh = await api.call('versionList', {});
    const en = await api.call('versionList', {}, { language: 'en' });
    if (!zh.ok || !en.ok) throw new Error('The list did not come.');
    const [seeded] = content.versions.pc;
    expect(zh.data.pc[0]).toEqual({
      download_url: `https://cdn.example/files/${seeded?.file}`,
      download_url_64: `https://cdn.example/files/${seeded?.file64}`,
      version: seeded?.version,
      online_time: seeded?.online_time,
      version_type: seeded?.version_type,
      versionName: seeded?.name.zh,
    });
    expect(en.data.pc[0]?.versionName).toBe(seeded?.name.en);
    expect(zh.data.pc).toHaveLength(content.versions.pc.length);
    expect(zh.data.phone).toHaveLength(content.versions.phone.length);
    expect(zh.data.pc.every((version) => /^\d{8}/.test(version.online_time))).toBe(true);
  });

  it('has no address for an unreleased version', async () => {
    const [version] = content.versions.pc;
    const pc = version ? [{ ...version, file: '', file64: '' }] : [];
    const versions = { ...content.versions, pc };
    const coming = await apiForTest('sqlite', {}, { content: { ...content, versions } });
    expect(await coming.call('versionList', {})).toMatchObject({
      data: { pc: [{ download_url: '', download_url_64: '' }] },
    });
  });

  it('§3.24 §7.13 puts v6 into a string of JSON, and the same clients into the list of last versions', async () => {
    const response = await api.request('/api/v5/official_website/versionlist', {
      headers: { 'x-api-key': 'berth-product-key' },
    });
    const { unseal } = await import('#src/api/envelope.ts');
    const { data } = (await response.json()) as { data: string };
    const { v6 } = unseal(data, 'berth-product-16') as { v6: string };
    const clients = JSON.parse(v6) as Record<string, { url: string; version: string }>;
    expect(Object.keys(clients)).toEqual(['windows', 'mac_x86', 'mac_m1', 'linux']);
    const last = await api.call('v6LastVersions', {});
    expect(last).toMatchObject({
      ok: true,
      data: [
        {
          system_type: 1,
          install_download_url: clients['windows']?.url,
          version: clients['windows']?.version,
        },
        { system_type: 2, install_download_url: clients['mac_x86']?.url },
        { system_type: 3, install_download_url: clients['mac_m1']?.url },
        { system_type: 4, install_download_url: clients['linux']?.url },
      ],
    });
  });

  it('§7.14 has ads in both languages', async () => {
    expect(await api.call('adTop', {})).toMatchObject({ ok: true, data: { link: '/promotions' } });
    const bottom = await api.call('adBottom', {}, { language: 'en' });
    expect(bottom).toMatchObject({
      ok: true,
      data: { title: expect.stringContaining('private deployment') as string },
    });
  });

  it('§3.26 §7.16 has QR codes for its own brand site, by number or text, and no data for another', async () => {
    for (const group_id of [1, '1']) {
      expect(await api.call('qrLiveCode', { group_id })).toMatchObject({
        ok: true,
        data: { botton_menu_qrcode: '/images/qr/bottom-menu.svg', sidebar_qrcode: '/images/qr/sidebar.svg' },
      });
    }
    for (const group_id of [99, '__proto__', 'constructor']) {
      expect(await api.call('qrLiveCode', { group_id })).toEqual({ ok: true, data: undefined });
    }
  });

  it('§7.17 has the public figures', async () => {
    expect(await api.call('publicConfig', {})).toEqual({
      ok: true,
      data: { store: { count: 425 }, is_public_mourning: false },
    });
  });

  it.each([
    ['quay7', { base_coupon: 38, more_coupon: 88 }],
    ['harbor', { base_coupon: 38, more_coupon: 101 }],
    ['nobody', { base_coupon: 38, more_coupon: 76 }],
    ['', { base_coupon: 38, more_coupon: 76 }],
  ])('promoter %j brings %j', async (promoter, data) => {
    expect(await api.call('promoterInfo', { promoter })).toEqual({ ok: true, data });
  });

  describe('the applications market', () => {
    const list = async (
      query: Parameters<typeof api.call<'applicationMarketList'>>[1],
      language: 'zh' | 'en' = 'zh',
    ) => {
      const result = await api.call('applicationMarketList', query, { language });
      if (!result.ok) throw new Error('The list did not come.');
      return result.data;
    };

    it('gives ten at a time, newest first, and all of them once', async () => {
      const first = await list({});
      expect(first.list).toHaveLength(10);
      expect(first.total).toBeGreaterThanOrEqual(40);
      const pages = Math.ceil(first.total / 10);
      const all = (
        await Promise.all(Array.from({ length: pages }, (_, index) => list({ page: index + 1 })))
      ).flatMap((page) => page.list);
      expect(new Set(all.map((entry) => entry.id)).size).toBe(first.total);
      expect(all.map((entry) => entry.updated_at)).toEqual(
        all
          .map((entry) => entry.updated_at)
          .toSorted()
          .toReversed(),
      );
      expect((await list({ page: pages + 1 })).list).toEqual([]);
    });

    it('marks the repository’s own entries as made up', async () => {
      const { list: entries } = await list({ page_size: 50 });

      expect(entries.filter(({ sample }) => sample !== true)).toEqual([]);
    });

    it('finds a category by its name and by common words, in both languages', async () => {
      const idsOf = async (keyword: string, language: 'zh' | 'en') =>
        (await list({ keyword, page_size: 50 }, language)).list.map(({ id }) => id);
      const inCategory = (await list({ category: 'rpa', page_size: 50 })).list.map(({ id }) => id);
      expect(inCategory).toHaveLength(4);
      for (const language of ['zh', 'en'] as const) {
        for (const keyword of ['RPA', 'rpa', 'ＲＰＡ']) {
          expect((await idsOf(keyword, language)).toSorted()).toEqual(inCategory.toSorted());
        }
        for (const keyword of ['自动化', 'automat', '机器人']) {
          expect(await idsOf(keyword, language)).toEqual(expect.arrayContaining(inCategory));
        }
      }
    });

    // The rules of the search have their own table.
    it.each([
      ['koutu', 'image-cutout'],
      ['influencer', 'creator-finder'],
      ['translater', 'listing-translate'],
    ])('has the best answer for %s first: by pinyin, everyday words, with a mistake', async (keyword, id) => {
      expect((await list({ keyword })).list[0]?.id).toBe(id);
    });

    it('finds parts of words and names of the other language, and nothing for an unknown word', async () => {
      const names = async (keyword: string, language: 'zh' | 'en') =>
        (await list({ keyword }, language)).list.map(({ name }) => name);
      expect(await names('record', 'zh')).toContain('流程录制');
      expect(await names('录制', 'en')).toContain('Flow Recorder');
      expect(await names('signup', 'en')).toContain('Event Sign-up');
      expect(await names('rpa no-such-word', 'en')).toEqual([]);
    });

    it('filters by category, together with words', async () => {
      const security = await list({ category: 'security', page_size: 200 });
      expect(security.total).toBe(4);
      expect(new Set(security.list.map((entry) => entry.category))).toEqual(new Set(['security']));
      expect((await list({ category: 'security', keyword: '到期' })).total).toBe(1);
      expect((await list({ category: 'none' })).total).toBe(0);
    });

    it.each([[{ page: 0 }], [{ page: 1.5 }], [{ page_size: 201 }], [{ page_size: 0 }]])(
      'refuses %j',
      async (query) => {
        const result = await api.call('applicationMarketList', query);
        expect(result).toMatchObject({ failure: { ret: 10030, field: Object.keys(query)[0] } });
      },
    );
  });

  describe('customer service', () => {
    it.each([
      ['2026-11-20T09:00:00+08:00', true],
      ['2026-11-20T22:00:00+08:00', false],
    ])('is available at %s: %s, with an external desk', async (at, online) => {
      const foreign = await apiForTest('sqlite', { DESK_PORT: 'off' });
      foreign.clock.advance((Date.parse(at) - foreign.clock.now()) / 1000);
      expect(await foreign.call('customerServiceStatus', {})).toEqual({ ok: true, data: { online } });
    });

    it('is available at the embedded desk while an inbox is open, at any hour', async () => {
      const status = () => api.call('customerServiceStatus', {});
      expect(await status()).toEqual({ ok: true, data: { online: false } });
      const inbox = createAgentPresence(api.db, api.clock);
      await inbox.touch();
      expect(await status()).toEqual({ ok: true, data: { online: true } });
      await inbox.leave();
      expect(await status()).toEqual({ ok: true, data: { online: false } });
      await inbox.touch();
      api.clock.advance(36);
      expect(await status()).toEqual({ ok: true, data: { online: false } });
    });

    it('§7.28 T18: signs with the server’s token and secret, never with a page’s', async () => {
      const result = await api.call('customerServiceSignature', {
        name: '王',
        customerToken: 'vip-customer',
      });
      if (!result.ok) throw new Error('No signature came.');
      const { nonce, timestamp, web_token, signature } = result.data;
      expect(nonce).toMatch(/^[0-9a-f]{32}$/);
      expect(timestamp).toBe(Math.floor(api.clock.now() / 1000));
      expect(web_token).toBe('berth-web-visitor');
      const text = `nonce=${nonce}&timestamp=${timestamp}&web_token=${web_token}&berth-chat-development-secret`;
      expect(signature).toBe(createHash('sha256').update(text).digest('hex').toUpperCase());
      expect(await api.call('customerServiceSignature', {})).not.toEqual(result);
    });
  });
});
