import { cpSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { promoterInfo, publicConfig } from '#src/api/contract/live.ts';
import { processForTest, productClient } from '#tests/helpers/test-api.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

it('SIGHUP reads content and site anew, whole or not at all, and a bad file is one line in the log', async () => {
  const folder = folderForTest();
  const [contentDir, siteDir] = [join(folder, 'content'), join(folder, 'site')];
  cpSync('server/seed', contentDir, { recursive: true });
  mkdirSync(siteDir);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const setCount = (count: number) =>
    write('content/public-config.json', JSON.stringify({ store: { count }, is_public_mourning: false }));
  const setCoupon = (base_coupon: number) => {
    const promoters = { default: { base_coupon, more_coupon: 76 }, promoters: [] };
    write('content/promoters.json', JSON.stringify(promoters));
  };
  setCoupon(38);
  write('site/index.html', 'first');
  write('site/_redirects', '/old /new 301');

  const server = await processForTest({ CONTENT_DIR: contentDir, SITE_DIR: siteDir });
  const { origin, child, output } = server;
  const client = productClient(server);
  const state = async () => {
    const figures = await client.call(publicConfig, {});
    const coupons = await client.call(promoterInfo, { promoter: '' });
    const page = await fetch(`${origin}/`);
    const added = await fetch(`${origin}/added`);
    return [
      figures.ok && figures.data.store.count,
      coupons.ok && coupons.data.base_coupon,
      await page.text(),
      added.status,
    ];
  };
  const errors = () =>
    output()
      .split('\n')
      .filter((line) => line.includes('stay as they were'));
  const reload = () => child.kill('SIGHUP');
  expect(await state()).toEqual([425, 38, 'first', 404]);

  setCount(500);
  write('site/index.html', 'second');
  write('site/added.html', 'added');
  expect((await state())[0]).toBe(425);
  reload();
  await waitUntil('the new figure', async () => (await state())[0] === 500);
  expect(await state()).toEqual([500, 38, 'second', 200]);
  expect(errors()).toEqual([]);

  // One file is right and new, the other is not JSON, not of the shape, gone.
  setCount(600);
  for (const [index, spoil] of [
    () => write('content/promoters.json', '{"default":'),
    () => write('content/promoters.json', '{"default":{"base_coupon":-1,"more_coupon":1},"promoters":[]}'),
    () => unlinkSync(join(contentDir, 'promoters.json')),
  ].entries()) {
    spoil();
    reload();
    await waitUntil('the complaint', () => errors().length === index + 1);
    expect(await state()).toEqual([500, 38, 'second', 200]);
    const { level, problem } = JSON.parse(errors()[index] ?? '') as { level: string; problem: string };
    expect([level, problem]).toEqual(['error', expect.stringContaining('promoters.json') as string]);
  }
  expect(errors()[1]).toContain('default.base_coupon');

  // The site is being uploaded, or has a slip in its redirects.
  setCoupon(50);
  for (const [spoil, mend] of [
    [() => unlinkSync(join(siteDir, 'index.html')), () => write('site/index.html', 'third')],
    [() => write('site/_redirects', 'nonsense'), () => write('site/_redirects', '/old /newer 301')],
  ] as const) {
    const before = errors().length;
    spoil();
    reload();
    await waitUntil('the complaint', () => errors().length === before + 1);
    expect((await state()).slice(0, 2)).toEqual([500, 38]);
    mend();
  }
  reload();
  await waitUntil('the new figure', async () => (await state())[0] === 600);
  expect(await state()).toEqual([600, 50, 'third', 200]);
  const moved = await fetch(`${origin}/old`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe('/newer');
  expect(errors()).toHaveLength(5);
});
