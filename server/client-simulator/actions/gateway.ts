/** Acceleration: lines, their speed test, and which one is in use. */
import type { AccelerateInfo, Line } from '#bridge-lib';
import {
  type ActionsOf,
  type World,
  badArgument,
  byId,
  flag,
  text,
  textList,
  textOrNull,
} from '#server/client-simulator/action.ts';
import type { ClientState } from '#server/client-simulator/state.ts';

export const gateway: ActionsOf<'gateway'> = {
  async SpeedTest(payload, world) {
    const wanted = textList(payload, 'lineIds');
    const measured =
      wanted.length === 0 ? world.state.lines : wanted.map((id) => byId(world.state.lines, id, '线路'));
    for (const line of measured) {
      await world.wait(world.timings.speedTestMs);
      // A line without a typical time does not answer.
      const spread = 0.85 + world.random() * 0.4;
      line.latencyMs = line.typicalMs === null ? null : Math.round(line.typicalMs * spread);
    }
    world.save();
    return { lines: measured.map(publicLine) };
  },
  GetAccelerateInfo: (_payload, world) => info(world),
  SetAccelerateInfo: (payload, world) =>
    select(flag(payload, 'enabled'), textOrNull(payload, 'lineId'), world),
  SelectKey: (payload, world) => select(true, text(payload, 'lineId'), world),
  GetStatus: (_payload, { state: { acceleration } }) => ({
    ...acceleration,
    connected: acceleration.enabled && acceleration.lineId !== null,
  }),
};

function select(enabled: boolean, lineId: string | null, world: World): AccelerateInfo {
  if (enabled && lineId === null) throw badArgument('lineId');
  if (lineId !== null) byId(world.state.lines, lineId, '线路');
  world.state.acceleration = { enabled, lineId };
  world.save();
  world.publish('CommonState', { key: 'acceleration', value: world.state.acceleration });
  return info(world);
}

function info({ state }: World): AccelerateInfo {
  return { ...state.acceleration, lines: state.lines.map(publicLine) };
}

function publicLine({ id, name, region, latencyMs }: ClientState['lines'][number]): Line {
  return { id, name, region, latencyMs };
}
