/**
 * The desk in bad weather, in figures: visitors and agents write through lines that break in the middle of requests, of answers
 * and of streams, to a server that is killed and started again meanwhile.
 */
import type { DeskMessage } from '#src/api/contract/desk.ts';
import { createDeskClient } from '#islands/desk/client.ts';
import { freePort } from '#scripts/lib/settings.ts';
import { createBrowser, inboxIn, visitorIn, type Browser } from './desk-browser.ts';
import { createSeededRandom } from './seeded-random.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

export interface ChaosSettings {
  /** In all, half of them by visitors, half by agents. */
  messages: number;
  conversations: number;
  /** How often the server is killed in the middle of it. */
  restarts: number;
  seed: number;
  dataDir: string;
}

export interface ChaosFigures {
  messages: number;
  /** Not there in the end, at one of the sides. */
  lost: number;
  twice: number;
  outOfOrder: number;
  requestsCut: number;
  answersCut: number;
  streamsCut: number;
  serverKilled: number;
  seconds: number;
}

const CUT_REQUEST = 0.05;
const CUT_ANSWER = 0.05;
/** Streams live this long at most. */
const STREAM_MS = 1500;
const NUDGE_MS = 100;
const LIMIT_MS = 900_000;

export async function runDeskChaos(settings: ChaosSettings): Promise<ChaosFigures> {
  const { messages, conversations, restarts, seed, dataDir } = settings;
  const random = createSeededRandom(seed);
  const cut = { requestsCut: 0, answersCut: 0, streamsCut: 0, serverKilled: 0 };
  const [port, deskPort] = [await freePort(), await freePort()];
  const start = (): Promise<ServerProcess> =>
    startServerProcess(
      {
        PORT: String(port),
        DESK_PORT: String(deskPort),
        DEV_TOOLS: '1',
        CLIENT_PORT: '0',
        LOG_LEVEL: 'error',
        LIMIT_DESK_MESSAGES_PER_MINUTE: '1000000',
        LIMIT_DESK_MESSAGES_PER_ADDRESS_HOUR: '1000000',
        LIMIT_DESK_CONVERSATIONS_PER_ADDRESS_HOUR: '1000000',
        LIMIT_CONNECTIONS_PER_ADDRESS: '100000',
      },
      dataDir,
    );
  let server = await start();
  const startedAt = performance.now();

  /** A line that breaks: before the request is out, after it was answered, or while a stream runs. */
  function onBadLine(browser: Browser): Browser['send'] {
    return async (input, init = {}) => {
      const isStream = (input as string).includes('/stream'); // paths only
      if (!isStream && random() < CUT_REQUEST) {
        cut.requestsCut += 1;
        throw new TypeError('cut before it was sent');
      }
      const end = new AbortController();
      const signal = init.signal ? AbortSignal.any([init.signal, end.signal]) : end.signal;
      const response = await browser.send(input, { ...init, signal });
      if (isStream) {
        const timer = setTimeout(() => {
          cut.streamsCut += 1;
          end.abort();
        }, random() * STREAM_MS);
        timer.unref();
      } else if (random() < CUT_ANSWER) {
        cut.answersCut += 1;
        await response.body?.cancel();
        throw new TypeError('cut before it was answered');
      }
      return response;
    };
  }

  const origin = () => `http://127.0.0.1:${deskPort}`;
  function browserOnBadLine(): Browser {
    const browser = createBrowser(origin);
    const send = onBadLine(browser);
    return { ...browser, send, client: createDeskClient(send) };
  }

  const each = Math.floor(messages / conversations / 2);
  const said = Array.from({ length: conversations }, (_, index) => ({
    visitor: Array.from({ length: each }, (_each, count) => `visitor ${index} ${count}`),
    agent: Array.from({ length: each }, (_each, count) => `agent ${index} ${count}`),
  }));

  const pairs = await Promise.all(
    said.map(async ({ visitor: [first = ''] }) => {
      const browser = browserOnBadLine();
      await browser.go('/');
      const visitor = visitorIn(browser);
      visitor.start();
      visitor.say(first);
      // One agent for each conversation, since an inbox shows one at a time.
      const inbox = inboxIn(browserOnBadLine());
      await until(async () => {
        await inbox.start();
        return inbox.$access.get() === 'signed-in';
      });
      await until(() => {
        const found = inbox.$conversations.get().find(({ lastText }) => lastText === first);
        if (found) inbox.open(found.id);
        return found !== undefined;
      });
      return { visitor, inbox };
    }),
  );

  const isQuiet = () =>
    pairs.every(
      ({ visitor, inbox }) =>
        visitor.$messages.get().length >= 2 * each &&
        (inbox.$open.get()?.messages.length ?? 0) >= 2 * each &&
        visitor.$pending.get().length === 0,
    );
  // Lines come back sooner than in life; outboxes are asked to go on, as by a press on "send again".
  const nudging = setInterval(() => {
    for (const { visitor, inbox } of pairs) {
      visitor.nudge();
      visitor.flush();
      inbox.nudge();
      inbox.$open.get()?.outbox.flush();
    }
  }, NUDGE_MS);

  for (const [index, { visitor, inbox }] of pairs.entries()) {
    for (const text of said[index]?.visitor.slice(1) ?? []) visitor.say(text);
    for (const text of said[index]?.agent ?? []) inbox.$open.get()?.outbox.add(text);
  }
  const sentBy = () => pairs.reduce((sum, { visitor }) => sum + visitor.$messages.get().length, 0);
  for (let restart = 1; restart <= restarts; restart += 1) {
    const mark = (2 * each * conversations * restart) / (restarts + 1);
    await until(() => sentBy() >= mark);
    server.child.kill('SIGKILL');
    await server.exited;
    cut.serverKilled += 1;
    server = await start();
  }
  await until(isQuiet).catch(() => undefined); // the figures tell what is missing
  clearInterval(nudging);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const sides = pairs.flatMap(({ visitor, inbox }, index) => {
    const wanted = said[index] ?? { visitor: [], agent: [] };
    return [visitor.$messages.get(), inbox.$open.get()?.messages ?? []].map((side) => judge(side, wanted));
  });
  for (const { visitor, inbox } of pairs) {
    visitor.stop();
    inbox.stop();
  }
  server.child.kill('SIGKILL');
  await server.exited;
  const sum = (name: 'lost' | 'twice' | 'outOfOrder') => sides.reduce((total, side) => total + side[name], 0);
  return {
    messages: 2 * each * conversations,
    lost: sum('lost'),
    twice: sum('twice'),
    outOfOrder: sum('outOfOrder'),
    ...cut,
    seconds,
  };
}

function judge(side: readonly DeskMessage[], wanted: Record<'visitor' | 'agent', readonly string[]>) {
  let [lost, twice, outOfOrder] = [0, 0, 0];
  for (const author of ['visitor', 'agent'] as const) {
    const texts = side.filter((message) => message.author === author).map(({ text }) => text);
    const unique = new Set(texts);
    lost += wanted[author].filter((text) => !unique.has(text)).length;
    twice += texts.length - unique.size;
    const inOrder = wanted[author].filter((text) => unique.has(text));
    outOfOrder += [...unique].filter((text, index) => text !== inOrder[index]).length;
  }
  return { lost, twice, outOfOrder };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Nothing came of it within ${LIMIT_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
