/** What is needed to play a film's acts: the built site behind its own server, the simulated client, a browser. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import type { Locale } from '#i18n/locales.ts';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { startClientSimulator, type ClientSimulator } from '#server/client-simulator/index.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/start.ts';
import type { Backstage } from './scene.ts';

const run = promisify(execFile);

/** Who invites, in each language: samples, and called so. */
const INVITERS = {
  'zh-CN': { company: '示例贸易公司', name: '陈经理' },
  'en-US': { company: 'SampleTrading', name: 'Linda' },
} as const satisfies Record<Locale, { company: string; name: string }>;

export interface Studio {
  origin: string;
  browser: Browser;
  /** Things that one film needs; they end with it. */
  backstage: (locale: Locale) => {
    for: (context: () => BrowserContext) => Backstage;
    close: () => Promise<void>;
  };
  close: () => Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const dataDir = await mkdtemp(join(tmpdir(), 'films-'));
  const server = await startServer({
    log: createLog('silent'),
    environment: { PORT: '0', DESK_PORT: 'off', DATA_DIR: dataDir, DEV_TOOLS: '1' },
  });
  const browser = await chromium.launch(chromiumOptions());
  const { origin } = server;
  return {
    origin,
    browser,
    backstage: (locale) => createBackstage(locale, origin, dataDir),
    async close() {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

function createBackstage(locale: Locale, origin: string, dataDir: string): ReturnType<Studio['backstage']> {
  let client: ClientSimulator | undefined;
  let token: string | undefined;
  return {
    for: (context) => ({
      async startClient() {
        // The same port again: the page knocks where it knocked before.
        client = await startClientSimulator({ storeCount: 12, ...(client && { port: client.port }) });
        const cookies = Object.entries(client.cookies);
        await context().addCookies(
          cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })),
        );
      },
      async stopClient() {
        await client?.close();
      },
      async codeFor(phone) {
        const response = await fetch(`${origin}/dev/outbox`, { signal: AbortSignal.timeout(5_000) });
        const messages = (await response.json()) as { to: string; code: string }[]; // what the outbox documents
        const message = messages.find(({ to }) => to === phone);
        if (!message) throw new Error(`No message went to ${phone}`);
        return message.code;
      },
      async invitation() {
        token ??= await makeInvitation(locale, dataDir);
        return token;
      },
    }),
    async close() {
      await client?.close();
    },
  };
}

/** As an operator makes one. */
async function makeInvitation(locale: Locale, dataDir: string): Promise<string> {
  const { company, name } = INVITERS[locale];
  const { stdout } = await run(
    process.execPath,
    [
      ...['scripts/operate.ts', 'invitations', 'make', '--company', company, '--new-company'],
      ...['--inviter', name, '--needs-consent'],
    ],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  const token = /token=([\w-]+)/.exec(stdout)?.[1];
  if (token === undefined) throw new Error(`No invitation was made: ${stdout}`);
  return token;
}
