/**
 * The built site behind the real server, in this process, with its own database and a clock that the test moves. Limits
 * per address are raised, since all tests have the same one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/start.ts';
import { createFakeClock } from './fake-server-clock.ts';
import { runAndKeep } from './run-command.ts';
import { expect, test as base } from './test.ts';

export type SiteServer = Awaited<ReturnType<typeof startSite>>;

export const siteAt = (origin: string) => ({
  origin,
  /** Code of the newest message to a number such as +8613800138000. */
  async lastCode(recipient: string) {
    const response = await fetch(`${origin}/dev/outbox`);
    const messages = (await response.json()) as { to: string; code: string }[]; // documented at the outbox
    const message = messages.find(({ to }) => to === recipient);
    if (!message) throw new Error(`No message went to ${recipient}`);
    return message.code;
  },
});

/** @returns the output of an operator's command */
export const operate = async (dataDir: string, ...args: string[]) =>
  (await runAndKeep(args, { DATA_DIR: dataDir, DEV_TOOLS: '1' })).out;

/** @param environment settings in addition to its own */
export async function startSite(environment: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-server-'));
  const clock = createFakeClock();
  const server = await startServer({
    clock,
    log: createLog('silent'),
    environment: {
      PORT: '0',
      DATA_DIR: dataDir,
      DEV_TOOLS: '1',
      LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
      LIMIT_ATTEMPTS_PER_ADDRESS_HOUR: '1000',
      LIMIT_FAILED_LOOKUPS_PER_ADDRESS_HOUR: '1000',
      ...environment,
    },
  });
  return {
    ...siteAt(server.origin),
    /** The chat desk's origin; empty where the settings turn it off. */
    deskOrigin: server.deskOrigin ?? '',
    clock,
    dataDir,
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A site of the test's own, whose settings are `environment`. */
export const test = base.extend<{ environment: Record<string, string>; site: SiteServer }>({
  environment: [{}, { option: true }],
  site: async ({ environment }, use) => {
    const site = await startSite(environment);
    await use(site);
    await site.close();
  },
});

export { expect };
