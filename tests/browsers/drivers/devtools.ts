/**
 * A Chromium of any age by the DevTools protocol. Playwright of today asks for commands that these browsers do not have;
 * Page, Runtime, Input and Emulation have been the same for years.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection, type Fields } from './devtools-connection.ts';
import { within, type Driver, type Key } from './driver.ts';

const START_LIMIT_MS = 30_000;
const LOAD_LIMIT_MS = 30_000;

const codes: Readonly<Record<Key, { code: number; text?: string; key?: string }>> = {
  Enter: { code: 13, text: '\r' },
  Escape: { code: 27 },
  Tab: { code: 9 },
  Space: { code: 32, text: ' ', key: ' ' },
  ArrowDown: { code: 40 },
  ArrowRight: { code: 39 },
};

export interface ChromiumFiles {
  executable: string;
  /** Folders of libraries that came with it. */
  libraries: readonly string[];
}

async function start({ executable, libraries }: ChromiumFiles) {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const child = spawn(
    executable,
    [
      ...['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--no-first-run'],
      ...['--disable-dev-shm-usage', '--disable-background-networking', '--force-color-profile=srgb'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        LD_LIBRARY_PATH: [...libraries, process.env['LD_LIBRARY_PATH'] ?? ''].filter(Boolean).join(':'),
      },
    },
  );
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    void exited.then(() => reject(new Error(`${executable} ended:\n${said}`)));
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { connection: await connect(await within(START_LIMIT_MS, executable, address)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a message of the console or an uncaught error says; nothing for what is no fault. */
function watchFaults(connection: Connection, faults: string[]): void {
  connection.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const { text, exception } = exceptionDetails as { text: string; exception?: { description?: string } };
    faults.push(`uncaught: ${exception?.description ?? text}`);
  });
  connection.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type !== 'error' && type !== 'assert') return;
    const texts = (args as { value?: unknown; description?: string }[]).map(
      ({ value, description }) => description ?? JSON.stringify(value),
    );
    faults.push(texts.join(' '));
  });
  connection.on('Log.entryAdded', ({ entry }) => {
    const { level, text, url = '' } = entry as { level: string; text: string; url?: string };
    if (level === 'error') faults.push(`${text} ${url}`.trim());
  });
}

export async function startChromium(name: string, files: ChromiumFiles): Promise<Driver> {
  const { connection, stop } = await start(files);
  const faults: string[] = [];
  let context = '';
  let session = '';
  const send = (method: string, params: Fields = {}) => connection.send(method, params, session);
  watchFaults(connection, faults);
  connection.on('Page.javascriptDialogOpening', (_params, sessionId) => {
    void connection.send('Page.handleJavaScriptDialog', { accept: true }, sessionId);
  });

  async function evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: unknown }; exceptionDetails?: { exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw.');
    return result.value;
  }

  async function startAfresh(): Promise<void> {
    if (context) await connection.send('Target.disposeBrowserContext', { browserContextId: context });
    context = String((await connection.send('Target.createBrowserContext'))['browserContextId']);
    const { targetId } = await connection.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: context,
    });
    session = String(
      (await connection.send('Target.attachToTarget', { targetId, flatten: true }))['sessionId'],
    );
    for (const domain of ['Page', 'Runtime', 'Log', 'DOM']) await send(`${domain}.enable`);
  }

  async function key(type: string, name: Key): Promise<void> {
    const { code, text, key: character = name } = codes[name];
    await send('Input.dispatchKeyEvent', {
      type: type === 'down' ? (text === undefined ? 'rawKeyDown' : 'keyDown') : 'keyUp',
      key: character,
      code: name,
      windowsVirtualKeyCode: code,
      ...(text !== undefined && type === 'down' ? { text } : {}),
    });
  }

  await startAfresh();
  return {
    name,
    startAfresh,
    evaluate,
    async open(address) {
      const loaded = new Promise<void>((done) => {
        const own = session;
        connection.on('Page.loadEventFired', (_params, sessionId) => {
          if (sessionId === own) done();
        });
      });
      const { errorText } = (await send('Page.navigate', { url: address })) as { errorText?: string };
      if (errorText) throw new Error(`${address}: ${errorText}`);
      await within(LOAD_LIMIT_MS, address, loaded);
    },
    async clickAt(point) {
      const press = { ...point, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { ...point, type: 'mouseMoved' });
      await send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
      await send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
    },
    async type(text) {
      await send('Input.insertText', { text });
    },
    async press(name) {
      await key('down', name);
      await key('up', name);
    },
    async chooseFile(selector, path) {
      const { result } = (await send('Runtime.evaluate', {
        expression: `document.querySelector(${JSON.stringify(selector)})`,
      })) as { result: { objectId?: string } };
      await send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
    },
    async resize(width, height) {
      await send('Emulation.setDeviceMetricsOverride', {
        ...{ width, height, deviceScaleFactor: 1, mobile: width < 600 },
      });
    },
    async preferDark(isDark) {
      const features = [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }];
      await send('Emulation.setEmulatedMedia', { features });
    },
    async screenshot() {
      return Buffer.from(String((await send('Page.captureScreenshot'))['data']), 'base64');
    },
    async countWindows() {
      const { targetInfos } = (await connection.send('Target.getTargets')) as {
        targetInfos: { type: string; browserContextId?: string }[];
      };
      return targetInfos.filter(
        ({ type, browserContextId }) => type === 'page' && browserContextId === context,
      ).length;
    },
    takeFaults: () => faults.splice(0),
    async close() {
      connection.close();
      await stop();
    },
  };
}
