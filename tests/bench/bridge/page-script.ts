/** The benchmark's code in the page, for Node as `window.bench`. */
import { browserClock, yieldTask } from '#bridge-lib/browser.ts';
import { type Load, compare } from './measure.ts';
import { createSubjects } from './subjects.ts';

export type Bench = typeof bench;

const open = (url: string): WebSocket => new WebSocket(url);

const bench = {
  compare: (port: number, load: Load) =>
    compare(createSubjects(open, { clock: browserClock, yieldTask }), port, load),
};
Object.assign(window, { bench });
