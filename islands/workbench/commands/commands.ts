/**
 * All commands of the command bar: parts of the workbench, shops, favourites, plug-ins, actions on each shop, other
 * actions, settings. Among equal matches the earlier wins: “open” opens a shop rather than selecting the open ones. A
 * command is found by its name and by common words for it.
 */
import type { TFunction } from 'i18next';
import type { workbenchTools } from '#i18n/zh-CN/workbench-tools.ts';
import { goTo } from '#src/browser/location.ts';
import { mayUse } from '#src/domain/client-rights.ts';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import { type Question, endQuestion, signOutQuestion } from '#islands/workbench/panel.tsx';
import { settingsOf, type ShownSetting } from '#islands/workbench/system/settings.ts';
import type { ShopSet } from '#islands/workbench/shops/selection.ts';
import { TABS, type PanelPaths, type Tab } from '#islands/workbench/tabs.ts';
import type { Findable } from './command-search.ts';

export interface Command extends Findable {
  id: string;
  group: 'parts' | 'actions' | 'settings' | 'shops' | 'favourites' | 'plugins';
  act: () => void;
  /** The action of Ctrl with Enter: opens the shop. */
  open?: () => void;
}

export interface CommandHost extends Pick<PanelPaths, 'errorAdvice'> {
  go: (tab: Tab) => void;
  ask: (question: Question) => void;
}

export interface ShopActions {
  openSet: (set: ShopSet) => unknown;
  open: (shop: Store) => void;
  clearCache: (shop: Store) => void;
}

interface Words {
  t: TFunction<'workbench'>;
  tools: TFunction<'workbenchTools'>;
}

const command = (
  group: Command['group'],
  id: string,
  label: string,
  hint: string,
  act: () => void,
): Command => ({ group, id, label, hint, act });

export function commandsOf(parts: Parts, host: CommandHost, acts: ShopActions, words: Words): Command[] {
  const { favourites, plugins, openAddress } = parts;
  const { t, tools } = words;
  const panels = TABS.map((tab) =>
    command('parts', `part:${tab}`, t(`tabs.${tab}`), tab, () => host.go(tab)),
  );
  const ofFavourites = favourites.$tree.get().flatMap(({ favourite: { id, title, url } }) => {
    if (url === null) return [];
    const open = () => openAddress(url, tools('favourites.opened', { title }));
    return command('favourites', `favourite:${id}`, title, url, open);
  });
  const ofPlugins = plugins.$plugins
    .get()
    .map(({ id, name }) => command('plugins', `plugin:${id}`, name, 'plug-in', () => host.go('plugins')));
  const { found, verbs } = ofShops(parts, host, acts, words);
  const ofSets = parts.sets.$sets.get().flatMap((set) => {
    const { name, ids } = set;
    const ofSet = (key: 'openSet' | 'removeSet', act: () => void) => {
      const label = tools(`commands.${key}`, { name, number: ids.length });
      return command('actions', `${key}:${name}`, label, tools(`commands.words.${key}`), () => {
        host.go('shops');
        act();
      });
    };
    return [
      ofSet('openSet', () => acts.openSet(set)),
      ofSet('removeSet', () => void parts.sets.remove(name)),
    ];
  });
  return [
    ...panels,
    ...ofSets,
    ...found,
    ...ofFavourites,
    ...ofPlugins,
    ...verbs,
    ...actions(parts, host, words),
    ...settings(parts, host, words),
    ...host.errorAdvice.map(({ code, title, path }) =>
      command('actions', `advice:${code}`, title, code, () => goTo(path)),
    ),
  ];
}

type Row = readonly [
  id: keyof typeof workbenchTools.commands.words,
  label: string,
  /** The tab that shows its result. */
  tab: Tab,
  act?: () => unknown,
];

function actions(parts: Parts, { go, ask }: CommandHost, { t, tools }: Words): Command[] {
  const { account, gateway, network, selection, shops, showStatus, system, usage } = parts;
  const { enabled } = gateway.$state.get();
  const choose = (list: readonly Store[], status: string) => {
    selection.choose(list.map(({ id }) => id));
    showStatus(status);
  };
  const all = shops.$shops.get();
  const open = all.filter(({ status }) => status === 'open');
  const accelerate: Row = [
    'accelerate',
    tools(enabled ? 'commands.accelerateOff' : 'commands.accelerateOn'),
    'gateway',
    () => gateway.setEnabled(!enabled),
  ];
  const rows: readonly Row[] = [
    ['measure', t('gateway.test'), 'gateway', () => usage.span('speed-test', gateway.measure)],
    ...(mayUse('line', account.$user.get()) ? [accelerate] : []),
    ['check', t('system.check'), 'system', () => system.checkNewVersion()],
    [
      'chooseOpen',
      tools('commands.chooseOpen'),
      'shops',
      () => choose(open, tools('commands.chosen', { number: open.length })),
    ],
    [
      'chooseAll',
      tools('commands.chooseAll'),
      'shops',
      () => choose(all, tools('commands.chosenAll', { number: all.length })),
    ],
    account.$login.get().signedIn
      ? ['signOut', t('account.signOut'), 'account', () => ask(signOutQuestion(account, t))]
      : ['signIn', t('account.signIn'), 'account'],
    ['restart', t('system.restart'), 'system', () => ask(endQuestion(system, 'restart', t))],
    ['exit', t('system.exit'), 'system', () => ask(endQuestion(system, 'exit', t))],
    ['messages', tools('messages.title'), 'system'],
    ['line', tools('lines.title'), 'gateway'],
    ['dns', tools('dns.title'), 'gateway', () => network.checkDns()],
    ['address', tools('address.title'), 'gateway'],
  ];
  return rows.map(([id, label, tab, act]) =>
    command('actions', id, label, tools(`commands.words.${id}`), () => {
      go(tab);
      act?.();
    }),
  );
}

/** Each command names the setting's state after it. */
function settings({ system }: Parts, { go }: CommandHost, { t, tools }: Words): Command[] {
  const shown = settingsOf(system, system.$state.get(), t, tools);
  const ofSetting = (id: ShownSetting['id'], label: string, act: () => void) =>
    command('settings', `setting:${id}:${label}`, label, tools(`commands.words.${id}`), () => {
      go('system');
      act();
    });
  return [...shown.settings, ...shown.notifications].flatMap(({ id, label, value, options, set }) =>
    options
      ? options
          .filter(([option]) => option !== value)
          .map(([option, name]) => ofSetting(id, `${label} · ${name}`, () => set(option)))
      : ofSetting(id, `${label} · ${tools(value ? 'commands.off' : 'commands.on')}`, () => set(!value)),
  );
}

function ofShops(parts: Parts, { go }: CommandHost, acts: ShopActions, { t, tools }: Words) {
  const found: Command[] = [];
  const verbs: Command[] = [];
  const [opening, closing, clearing] = [t('shops.open'), t('shops.close'), t('shops.cache')];
  const [openWords, closeWords, cacheWords] = [
    tools('commands.words.openShop'),
    tools('commands.words.closeShop'),
    tools('commands.words.clearCache'),
  ];
  for (const shop of parts.shops.$shops.get()) {
    const { id, name, platform, site, ip, tag, status } = shop;
    const hint = `${platform} ${site} ${ip} ${tag ?? ''}`;
    const seen = (act: () => void) => () => {
      go('shops');
      act();
    };
    const open = seen(() => acts.open(shop));
    const verb = (key: string, label: string, words: string, act: () => void) =>
      command('actions', `${key}:${id}`, `${name} · ${label}`, `${words} ${hint}`, act);
    const show = seen(() => parts.shops.show(id));
    const close = seen(() => void parts.shops.close(id));
    const clear = seen(() => acts.clearCache(shop));
    found.push({ ...command('shops', `shop:${id}`, name, hint, show), open });
    verbs.push(
      status === 'closed'
        ? verb('open', opening, openWords, open)
        : verb('close', closing, closeWords, close),
      verb('cache', clearing, cacheWords, clear),
    );
  }
  return { found, verbs };
}
