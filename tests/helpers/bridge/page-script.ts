/**
 * Runs in the page of the browser tests: the library with the browser's own environment, started at once, and data
 * about it for the tests, as `window.bridgeTest`. Bundled when the tests run.
 */
import { type SocketLike, browserEnvironment, createBridgeClient } from '#bridge-lib';
import * as modules from '#bridge-lib/modules.ts';

declare global {
  interface Window {
    /** Set before the page loads: with it every piece of work uses its whole time slice. */
    isHurried?: boolean;
  }
}

/** Longer than a slice of work. */
const STEP_MS = 10;
/** Smaller frames are the library's own. */
const ECHO_FRAME = 500;

const environment = browserEnvironment();
let steps = 0;
const clock = window.isHurried
  ? { ...environment.clock, now: () => environment.clock.now() + (steps += STEP_MS) }
  : environment.clock;
let sentAt = 0;
let arrivedAt = 0;
let turns = 0;

const client = createBridgeClient({ ...environment, modules, clock, openSocket });
/** Every reason since the page was loaded. */
const reasons: string[] = [];
const pushes: number[] = [];

client.$state.listen(({ reason }) => reasons.push(reason));
client.onAny('test', 'Push', (index) => pushes.push(Number(index)));

/** A socket that notes when a frame leaves and when one has come, before the library gets it. */
function openSocket(url: string): SocketLike {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    if (typeof data === 'string' && data.length > ECHO_FRAME) sentAt = turns;
    send(data);
  };
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.length > ECHO_FRAME) arrivedAt = turns;
  });
  return socket;
}

/** Counts other tasks between two pieces; it keeps the page busy, so it runs only while it is needed. */
function countTurns(): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turns += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  return () => {
    port1.close();
  };
}

function countTimers(): () => number {
  let count = 0;
  const timer = setInterval(() => (count += 1));
  return () => {
    clearInterval(timer);
    return count;
  };
}

export type BridgeTest = typeof bridgeTest;

const bridgeTest = {
  client,
  reasons,
  pushes,
  countTimers,
  /** Also counts other tasks of the page while the frame was encoded, and while it was decoded. */
  async echo(length: number) {
    const end = countTurns();
    const from = turns;
    const reply = await client.request('test', 'Echo', { text: 'x'.repeat(length) });
    const turnsIn = turns - arrivedAt;
    end();
    return { length: (reply as { text: string }).text.length, turnsOut: sentAt - from, turnsIn };
  },
};
Object.assign(window, { bridgeTest });
client.start();
