/** Acceleration: lines, their speed test, and which one is in use. */
import type { AccelerateInfo, Line } from '#bridge-lib';
import {
  type ActionsOf,
  type ActionContext,
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
  async SpeedTest(payload, context) {
    const wanted = textList(payload, 'lineIds');
    const measured =
      wanted.length === 0 ? context.state.lines : wanted.map((id) => byId(context.state.lines, id, 'noLine'));
    for (const line of measured) {
      await context.wait(context.timings.speedTestMs);
      const { answers } = line;
      line.latencyMs = answers && Math.round(answers.leastMs + answers.spreadMs * context.random());
    }
    return { lines: measured.map(publicLine) };
  },
  GetAccelerateInfo: (_payload, context) => info(context),
  SetAccelerateInfo: allowed('line', (payload, context) =>
    select(flag(payload, 'enabled'), textOrNull(payload, 'lineId'), context),
  ),
  SelectKey: allowed('line', (payload, context) => select(true, text(payload, 'lineId'), context)),
  GetStatus: (_payload, { state: { acceleration } }) => ({
    ...acceleration,
    connected: acceleration.enabled && acceleration.lineId !== null,
  }),
};

function select(enabled: boolean, lineId: string | null, context: ActionContext): AccelerateInfo {
  if (enabled && lineId === null) throw badArgument('lineId');
  if (lineId !== null) byId(context.state.lines, lineId, 'noLine');
  context.state.acceleration = { enabled, lineId };
  context.publish('CommonState', { key: 'acceleration', value: context.state.acceleration });
  return info(context);
}

function info({ state }: ActionContext): AccelerateInfo {
  return { ...state.acceleration, lines: state.lines.map(publicLine) };
}

function publicLine({ id, name, region, latencyMs }: ClientState['lines'][number]): Line {
  return { id, name, region, latencyMs };
}
