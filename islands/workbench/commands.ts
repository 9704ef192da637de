/** All that the command bar reaches: the parts of the workbench, shops, favourites, plug-ins, and what can be done. */
import type { TFunction } from 'i18next';
import type { Findable } from '#src/domain/command-search.ts';
import { mayUse } from '#src/domain/client-rights.ts';
import type { Parts } from './create-workbench.ts';
import { TABS, type Tab } from './tabs.ts';

export interface Command extends Findable {
  id: string;
  group: 'parts' | 'actions' | 'shops' | 'favourites' | 'plugins';
  act: () => void;
}

export interface CommandHost {
  go: (tab: Tab) => void;
  show: (shopId: string) => void;
}

export function commandsOf(
  parts: Parts,
  { go, show }: CommandHost,
  t: TFunction<'workbench'>,
  tools: TFunction<'workbenchTools'>,
): Command[] {
  const { shops, favourites, plugins, gateway, account, system, statusMessage, usage, openAddress } = parts;
  const user = account.$user.get();
  const { enabled } = gateway.$info.get();
  const panels = TABS.map((tab): Command => ({
    id: `part:${tab}`,
    group: 'parts',
    label: t(`tabs.${tab}`),
    hint: tab,
    act: () => go(tab),
  }));
  const acts: (Command | false)[] = [
    {
      id: 'measure',
      group: 'actions',
      label: t('gateway.test'),
      hint: 'speed test',
      act: () => {
        go('gateway');
        void usage.span('speed-test', gateway.measure);
      },
    },
    mayUse('line', user) && {
      id: 'accelerate',
      group: 'actions',
      label: tools(enabled ? 'commands.accelerateOff' : 'commands.accelerateOn'),
      hint: 'acceleration',
      act: () => void gateway.setEnabled(!enabled),
    },
    {
      id: 'check',
      group: 'actions',
      label: t('system.check'),
      hint: 'version update',
      act: () => {
        go('system');
        void system.checkNewVersion();
      },
    },
    {
      id: 'close-all',
      group: 'actions',
      label: tools('commands.chooseOpen'),
      hint: 'close shops',
      act: () => {
        go('shops');
        const open = shops.$shops.get().filter(({ status }) => status === 'open');
        parts.selection.choose(open.map(({ id }) => id));
        statusMessage.say(tools('commands.chosen', { number: open.length }));
      },
    },
  ];
  const ofShops = shops.$shops.get().map(({ id, name, platform, site, ip, tag }): Command => ({
    id: `shop:${id}`,
    group: 'shops',
    label: name,
    hint: `${platform} ${site} ${ip} ${tag ?? ''}`,
    act: () => {
      go('shops');
      show(id);
    },
  }));
  const ofFavourites = favourites.$tree.get().flatMap(({ favourite: { id, title, url } }): Command[] =>
    url === null
      ? []
      : [
          {
            id: `favourite:${id}`,
            group: 'favourites',
            label: title,
            hint: url,
            act: () => openAddress(url, tools('favourites.opened', { title })),
          },
        ],
  );
  const ofPlugins = plugins.$plugins.get().map(({ id, name }): Command => ({
    id: `plugin:${id}`,
    group: 'plugins',
    label: name,
    hint: 'plug-in',
    act: () => go('plugins'),
  }));
  return [...panels, ...acts.filter((entry) => entry !== false), ...ofShops, ...ofFavourites, ...ofPlugins];
}
