/** The benchmark's side within a page: what Node asks it to measure, as `window.bench`. */
import type { BridgeClient } from '#bridge-lib';
import { browserClock, yieldTask } from '#bridge-lib/browser.ts';
import { type Load, compare } from './measure.ts';
import { createBridge, createSubjects } from './subjects.ts';

export type Bench = typeof bench;

const surroundings = { clock: browserClock, yieldTask };
const open = (url: string): WebSocket => new WebSocket(url);
const heard = { count: 0, outOfOrder: 0 };
let listener: BridgeClient | undefined;

const bench = {
  heard,
  compare: (port: number, load: Load) => compare(createSubjects(open, surroundings), port, load),
  /** Listens for pushes, and counts them and those out of order. */
  async listen(port: number) {
    listener = createBridge(port, open, surroundings);
    listener.onAny('bench', 'Push', (payload) => {
      if ((payload as { index: number }).index !== heard.count) heard.outOfOrder += 1;
      heard.count += 1;
    });
    listener.start();
    await listener.request('bench', 'Echo', {});
  },
};
Object.assign(window, { bench });
