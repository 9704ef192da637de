/** Acceleration: lines, their speed test, and which one is in use. */
import type { AccelerateInfo, Line } from '#bridge-lib';
import {
  type ActionsOf,
  type World,
  allowed,
  badArgument,
  byId,
  flag,
  text,
  textList,
  textOrNull,
} from '#client-model/action.ts';
import type { ClientState } from '#client-model/state.ts';

export const gateway: ActionsOf<'gateway'> = {
  async SpeedTest(payload, world) {
    const wanted = textList(payload, 'lineIds');
    const measured =
      wanted.length === 0 ? world.state.lines : wanted.map((id) => byId(world.state.lines, id, 'noLine'));
    for (const line of measured) {
      await world.wait(world.timings.speedTestMs);
      const { answers } = line;
      line.latencyMs = answers && Math.round(answers.leastMs + answers.spreadMs * world.random());
    }
    return { lines: measured.map(publicLine) };
  },
  GetAccelerateInfo: (_payload, world) => info(world),
  SetAccelerateInfo: allowed('line', (payload, world) =>
    select(flag(payload, 'enabled'), textOrNull(payload, 'lineId'), world),
  ),
  SelectKey: allowed('line', (payload, world) => select(true, text(payload, 'lineId'), world)),
  GetStatus: (_payload, { state: { acceleration } }) => ({
    ...acceleration,
    connected: acceleration.enabled && acceleration.lineId !== null,
  }),
};

function select(enabled: boolean, lineId: string | null, world: World): AccelerateInfo {
  if (enabled && lineId === null) throw badArgument('lineId');
  if (lineId !== null) byId(world.state.lines, lineId, 'noLine');
  world.state.acceleration = { enabled, lineId };
  world.publish('CommonState', { key: 'acceleration', value: world.state.acceleration });
  return info(world);
}

function info({ state }: World): AccelerateInfo {
  return { ...state.acceleration, lines: state.lines.map(publicLine) };
}

function publicLine({ id, name, region, latencyMs }: ClientState['lines'][number]): Line {
  return { id, name, region, latencyMs };
}
