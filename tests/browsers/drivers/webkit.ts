/**
 * WebKitGTK's small browser by W3C WebDriver, on a screen of its own. The protocol hands no console out; the browser
 * prints its messages, and they come along with what the driver prints.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/lib/settings.ts';
import { within, type Driver, type Key } from './driver.ts';

const START_LIMIT_MS = 30_000;
const COMMAND_LIMIT_MS = 60_000;
const CLOSE_LIMIT_MS = 5_000;
const RESIZE_LIMIT_MS = 10_000;
const SCREEN = '1600x1400x24';
/** Of a window around its page, in pixels. */
const MOST_FRAME = 200;

/** WebDriver's numbers for keys that are no characters. */
const codes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};
/** The property by which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface WebKitFiles {
  driver: string;
  browser: string;
  screen: string;
}

/** The toolbar would keep the window from being as narrow as a phone. */
const SMALL_FRAME =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; border-width: 0; }';

/** WebKitGTK 2.50 without a graphics card breaks down between any two pages that ask for a transition, however small. */
const STEADY = '--features=!CrossDocumentViewTransitions';

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

async function startScreen(program: string): Promise<{ display: string; stop: () => Promise<void> }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const gone = ended(child);
  const number = new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('error', reject);
    void gone.then(() => reject(new Error(`${program} ended.`)));
  });
  return {
    display: `:${await within(START_LIMIT_MS, program, number)}`,
    async stop() {
      child.kill();
      await gone;
    },
  };
}

async function call(method: string, address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok)
    throw new Error((value as { message?: string }).message ?? `${address}: ${response.status}`);
  return value;
}

async function untilAnswers(address: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    // Refused connections are what waiting looks like.
    if (await call('GET', `${address}/status`).catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} does not answer.`);
}

/** Lines of the console that the browser prints: `http://…:1:2: CONSOLE JS ERROR …`. */
const FAULT = /CONSOLE (?:\w+ )?ERROR.*/;

export async function startWebKit(name: string, files: WebKitFiles): Promise<Driver> {
  const screen = await startScreen(files.screen);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const faults: string[] = [];
  const settings = mkdtempSync(join(tmpdir(), 'browser-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), SMALL_FRAME);
  const child = spawn(files.driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: settings,
      // A machine without a graphics card would draw black pages otherwise.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const gone = ended(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) {
        const fault = FAULT.exec(line)?.[0];
        if (fault !== undefined) faults.push(fault);
      }
    });
  }
  let session = '';
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `${address}/session/${session}${path}`, body);

  async function startAfresh(): Promise<void> {
    if (session) await send('DELETE', '');
    const capabilities = {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': {
          binary: files.browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true', STEADY],
        },
      },
    };
    const { sessionId } = (await call('POST', `${address}/session`, { capabilities })) as {
      sessionId: string;
    };
    session = sessionId;
    await send('POST', '/timeouts', { script: COMMAND_LIMIT_MS, pageLoad: COMMAND_LIMIT_MS });
  }

  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0]; Promise.resolve().then(() => (${expression}))
      .then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`;
    const { value, error } = (await send('POST', '/execute/async', { script, args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  };

  async function close(): Promise<void> {
    // A browser that hangs would not let itself be closed; it goes with its screen.
    if (session) await within(CLOSE_LIMIT_MS, 'closing', send('DELETE', '')).catch(() => undefined);
    child.kill('SIGKILL');
    await gone;
    await screen.stop();
    rmSync(settings, { recursive: true, force: true });
  }

  try {
    await untilAnswers(address);
    await startAfresh();
  } catch (error) {
    session = '';
    await close();
    throw error;
  }
  const type = async (text: string) => {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    name,
    startAfresh,
    evaluate,
    async open(page) {
      await send('POST', '/url', { url: page });
    },
    async clickAt({ x, y }) {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    type,
    press: (key) => type(codes[key]),
    async chooseFile(selector, path) {
      const found = (await send('POST', '/element', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >;
      await send('POST', `/element/${found[ELEMENT] ?? ''}/value`, { text: path });
    },
    async resize(width, height) {
      // The window has a frame of its own around the page, and takes its time.
      let frame = { width: 0, height: 0 };
      const deadline = Date.now() + RESIZE_LIMIT_MS;
      for (;;) {
        await send('POST', '/window/rect', {
          ...{ x: 0, y: 0, width: width + frame.width, height: height + frame.height },
        });
        const inner = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
        if (inner[0] === width && inner[1] === height) return;
        if (Date.now() > deadline)
          throw new Error(`The page is ${inner.join(' × ')}, not ${width} × ${height}.`);
        const next = {
          width: frame.width + width - inner[0],
          height: frame.height + height - inner[1],
        };
        // What lies outside of this was measured before the window had its new size.
        if (Object.values(next).every((side) => side >= 0 && side <= MOST_FRAME)) frame = next;
        else await new Promise((done) => setTimeout(done, 50));
      }
    },
    async screenshot() {
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64');
    },
    async countWindows() {
      return ((await send('GET', '/window/handles')) as string[]).length;
    },
    takeFaults: () => faults.splice(0),
    close,
  };
}
