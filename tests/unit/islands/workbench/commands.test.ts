import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { commandsOf } from '#islands/workbench/commands/commands.ts';
import { findBest } from '#islands/workbench/commands/command-search.ts';
import { demoClient, partsOf } from '#tests/helpers/workbench-stores.ts';

const SHOP = 'Amazon US-1';

/** The commands over a client with one shop, and the actions that were called. */
async function openBar(locale: Locale, isShopOpen: boolean) {
  const { workbench, workbenchTools } = dictionaries[locale];
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    resources: { [locale]: { workbench, workbenchTools } },
    interpolation: { escapeValue: false },
  });
  const done: string[] = [];
  const parts = partsOf(demoClient().client);
  await Promise.all([parts.account.load(), parts.shops.load(), parts.system.load(), parts.gateway.load()]);
  if (!isShopOpen) await parts.shops.close('US-1');
  const commands = commandsOf(
    parts,
    {
      go: (tab) => done.push(`go ${tab}`),
      ask: ({ yes }) => done.push(`ask ${yes}`),
      errorAdvice: [{ code: '10007', title: 'Error 10007', path: '/faq/errors#code-10007' }],
    },
    {
      openSet: ({ name }) => done.push(`set ${name}`),
      open: ({ id }) => done.push(`open ${id}`),
      clearCache: ({ id }) => done.push(`clear ${id}`),
    },
    {
      t: i18n.getFixedT<'workbench'>(locale, 'workbench'),
      tools: i18n.getFixedT<'workbenchTools'>(locale, 'workbenchTools'),
    },
  );
  const find = (query: string) => findBest(commands, query, 12);
  return { parts, find, labels: (query: string) => find(query).map(({ label }) => label), done };
}

describe('the command bar', () => {
  it.each([
    ['zh-CN', '退出', '退出登录'],
    ['zh-CN', '退出', '退出客户端'],
    ['zh-CN', '内存', '运行模式 · 轻量（少占内存）'],
    ['en-US', 'amazon open', `${SHOP} · Open`],
    ['en-US', 'close all', 'Select all open shops'],
  ] as const)('in %s finds by %j: %s', async (locale, query, label) => {
    const { labels } = await openBar(locale, false);

    expect(labels(query)).toContain(label);
  });

  it.each(localeCodes)('closes an open shop in %s, and does not offer to open it again', async (locale) => {
    const { shops } = dictionaries[locale].workbench;
    const { labels } = await openBar(locale, true);

    expect(labels(shops.close)).toContain(`${SHOP} · ${shops.close}`);
    expect(labels(SHOP)).not.toContain(`${SHOP} · ${shops.open}`);
  });

  it('shows a shop by Enter, and opens it by Ctrl with Enter', async () => {
    const { parts, find, done } = await openBar('en-US', false);
    const [shop] = find('amazon');

    shop?.act();
    shop?.open?.();

    expect(parts.shops.$shown.get()).toBe('US-1');
    expect(done).toEqual(['go shops', 'go shops', 'open US-1']);
  });

  it('asks before it signs out', async () => {
    const { find, done } = await openBar('en-US', false);

    find('sign out')[0]?.act();

    expect(done).toEqual(['go account', 'ask Sign out']);
  });
});
