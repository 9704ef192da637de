import type { Film } from '#scripts/films/scene.ts';
import { workbench } from '#scripts/lib/locators.ts';

const SHOP = 'US-0427';

export const chooseALine: Film = (tools) => {
  const { page, open, highlight, press } = tools;
  const bench = workbench(tools);
  const { speedTest, fastest } = bench;
  const used = page.locator('[role=tabpanel] li[data-used=true]').first();
  return [
    async () => {
      await open(bench.path, bench.demo);
      await bench.openDemo();
      await highlight(bench.ip(SHOP));
    },
    async () => {
      await press(bench.tab('gateway'), speedTest);
      await press(speedTest, fastest);
      await highlight(fastest);
    },
    async () => {
      await press(speedTest, speedTest); // which has another name during the test
      await highlight(fastest);
    },
    async () => {
      await press(bench.panel.getByRole('switch'));
      await press(fastest.getByRole('button'), used);
      await highlight(used);
    },
    async () => {
      await press(bench.tab('shops'), bench.ip(SHOP));
      await highlight(bench.ip(SHOP));
    },
  ];
};
