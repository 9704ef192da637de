/**
 * How long the tasks of a page's main thread are, by the browser's own trace. The processor time of a task
 * says what the page's code costs; its duration also counts what the machine did for others meanwhile.
 */
import type { Browser } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const MAIN_THREAD = 'CrRendererMain';

/**
 * Records every task of every page of the browser while `run` is running.
 * @returns the longest one's processor time and duration, in milliseconds
 */
export async function recordTasks(browser: Browser, run: () => Promise<void>) {
  const session = await browser.newBrowserCDPSession();
  const tasks: TraceEvent[] = [];
  const mainThreads = new Set<string>();
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the shape of trace events open; this is the part that is read.
    for (const event of value as unknown as TraceEvent[]) {
      if (event.name === 'thread_name' && event.args?.name === MAIN_THREAD) mainThreads.add(threadOf(event));
      if (event.ph === 'X' && event.name.endsWith('RunTask')) tasks.push(event);
    }
  });
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'] },
    transferMode: 'ReportEvents',
  });
  await run();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const onMain = tasks.filter((task) => mainThreads.has(threadOf(task)));
  const longest = (field: 'dur' | 'tdur'): number =>
    onMain.reduce((most, task) => Math.max(most, task[field] ?? 0), 0) / 1000;
  return { longestWorkMs: longest('tdur'), longestMs: longest('dur') };
}
