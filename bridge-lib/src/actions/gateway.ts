import { type Examples, checked, takes, takesNone } from '../action.ts';
import type { AccelerateInfo, Line } from '../models.ts';
import { type ShapeOf, flag, numberOrNull, text, textOrNull } from '../shapes.ts';

const line: ShapeOf<Line> = { id: text, name: text, region: text, latencyMs: numberOrNull };
const accelerateInfo: ShapeOf<AccelerateInfo> = { enabled: flag, lineId: textOrNull, lines: [line] };

/** Accelerated network lines: measure, choose, turn on and off. */
export const gateway = {
  actions: {
    /** An empty list measures every line. */
    SpeedTest: checked(takes<{ lineIds: readonly string[] }, { lines: readonly Line[] }>, { lines: [line] }),
    GetAccelerateInfo: checked(takesNone<AccelerateInfo>, accelerateInfo),
    SetAccelerateInfo: checked(
      takes<{ enabled: boolean; lineId: string | null }, AccelerateInfo>,
      accelerateInfo,
    ),
    SelectKey: takes<{ lineId: string }, AccelerateInfo>,
    GetStatus: takesNone<{ enabled: boolean; lineId: string | null; connected: boolean }>,
  },
};

const hongKong = { id: 'line-hk', name: 'Hong Kong 1', region: 'Asia', latencyMs: null };
const inUse = { enabled: true, lineId: 'line-hk', lines: [hongKong] };

export const gatewayExamples = {
  SpeedTest: {
    args: { lineIds: ['line-hk'] },
    reply: { lines: [{ id: 'line-hk', name: 'Hong Kong 1', region: 'Asia', latencyMs: 38 }] },
  },
  GetAccelerateInfo: { reply: { enabled: false, lineId: null, lines: [hongKong] } },
  SetAccelerateInfo: { args: { enabled: true, lineId: 'line-hk' }, reply: inUse, right: 'line' },
  SelectKey: { args: { lineId: 'line-hk' }, reply: inUse, right: 'line' },
  GetStatus: { reply: { enabled: false, lineId: null, connected: false } },
} as const satisfies Examples<typeof gateway>;
