/** The benchmark's side within a page: what Node asks it to measure, as `window.bench`. */
import { browserClock, yieldTask } from '#bridge-lib/browser.ts';
import { type Load, type Sample, compare } from './measure.ts';
import { createSubjects } from './subjects.ts';

export interface Bench {
  compare(port: number, load: Load): Promise<[string, Sample][]>;
}

const open = (url: string): WebSocket => new WebSocket(url);
const bench: Bench = {
  compare: (port, load) => compare(createSubjects(open, { clock: browserClock, yieldTask }), port, load),
};
Object.assign(window, { bench });
