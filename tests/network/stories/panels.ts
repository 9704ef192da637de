/** Parts of the workbench that come when they are first looked at. The whole form of the check alone looks at all of them. */
import type { Locator } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { until, type Visit } from '#tests/network/visit.ts';
import { goingOnIn } from './demo.ts';
import { PRESS, texts, type Story } from './story.ts';

const { demo, system, tabs } = texts.workbench;
const { commands, logs } = texts.workbenchTools;
const { close, details } = texts.workbenchShop;
const [DETAILS = ''] = details.split('{{name}}');

/** What shows that a panel is there, by the name of its tab. */
const contents: readonly (readonly [tab: string, content: (panel: Locator) => Locator])[] = [
  [tabs.favourites, (panel) => panel.getByRole('treegrid')],
  [tabs.account, (panel) => panel.getByRole('heading')],
  [tabs.system, (panel) => panel.getByRole('button', { name: system.check })],
  [tabs.logs, (panel) => panel.getByRole('searchbox', { name: logs.search })],
];

async function everyPart(visit: Visit): Promise<void> {
  const { page } = visit;
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const goOn = goingOnIn(page, 'en-US');
  await until(visit, goOn, page.getByText(demo.notice));
  for (const [name, content] of contents) {
    await until(visit, () => goOn(() => tab(name).click(PRESS)), content(page.getByRole('tabpanel')));
  }

  await tab(tabs.shops).click();
  const opener = page
    .getByRole('tabpanel')
    .getByRole('button', { name: new RegExp(`^${DETAILS}`) })
    .first();
  await until(
    visit,
    () => goOn(() => opener.click(PRESS)),
    page.getByRole('button', { name: close, exact: true }),
  );
  await page.getByRole('button', { name: close, exact: true }).click();

  const open = page.getByRole('button', { name: commands.open });
  await until(
    visit,
    () => goOn(() => open.click(PRESS)),
    page.getByRole('combobox', { name: commands.label }),
  );
}

export const panelStories: readonly Story[] = [
  { title: 'every part of the workbench', path: '/en/app/site', go: everyPart },
  {
    title: 'the trial of the workbench in Chinese',
    path: '/app/site',
    async go(visit) {
      const words = dictionaries['zh-CN'].workbench;
      const { page } = visit;
      await until(visit, goingOnIn(page, 'zh-CN'), page.getByRole('searchbox', { name: words.shops.search }));
    },
  },
];
