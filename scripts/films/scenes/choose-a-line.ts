import type { Film } from '#scripts/films/scene.ts';
import { workbench } from '#scripts/lib/places.ts';

const SHOP = 'US-0427';

export const chooseALine: Film = (shoot) => {
  const { page, open, look, press } = shoot;
  const bench = workbench(shoot);
  const { speedTest, fastest } = bench;
  const used = page.locator('[role=tabpanel] li[data-used=true]').first();
  return [
    async () => {
      await open(bench.path, bench.demo);
      await bench.openDemo();
      await look(bench.ip(SHOP));
    },
    async () => {
      await press(bench.tab('gateway'), speedTest);
      await press(speedTest, fastest);
      await look(fastest);
    },
    async () => {
      await press(speedTest, fastest);
      await look(fastest);
    },
    async () => {
      await press(bench.panel.getByRole('switch'));
      await press(fastest.getByRole('button'), used);
      await look(used);
    },
    async () => {
      await press(bench.tab('shops'), bench.ip(SHOP));
      await look(bench.ip(SHOP));
    },
  ];
};
