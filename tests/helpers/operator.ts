/** A running server, the site's own client for it, and an operator's commands on the same database. */
import type { RequestOf } from '#src/api/contract/call.ts';
import type { calls, CallName } from '#src/api/contract/calls.ts';
import { databaseLocation, openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import { expect, onTestFinished } from 'vitest';
import { createFakeClock } from './fake-server-clock.ts';
import { folderForTest } from './folder.ts';
import { accountForm } from './new-account.ts';
import { runAndKeep } from './run-command.ts';
import { callSite, newestCode } from './site-client.ts';
import { serverForTest } from './test-api.ts';
import { openTestDatabase, type DatabaseKind } from './test-databases.ts';

export type Operator = Awaited<ReturnType<typeof operatorFor>>;
export type CommandResult = Awaited<ReturnType<Operator['run']>>;

export async function operatorFor(kind: DatabaseKind) {
  const dataDir = folderForTest();
  const database = kind === 'postgres' ? await openTestDatabase(kind) : undefined;
  if (database) onTestFinished(database.close);
  const environment = {
    DATA_DIR: dataDir,
    SITE_URL: 'https://www.shop.test',
    ...(database?.url === undefined ? {} : { DATABASE_URL: database.url }),
  };
  const clock = createFakeClock();
  const server = await serverForTest(environment, { clock });
  const db = openDatabase(databaseLocation(server.config));
  onTestFinished(() => db.destroy());
  const operator = {
    db,
    clock,
    dataDir,
    environment,
    async run(...args: string[]) {
      let said = '';
      const log = createLog('info', { write: (line: string) => void (said += line) });
      return { ...(await runAndKeep(args, environment, { clock, log })), log: said };
    },
    call<Name extends CallName>(name: Name, payload: RequestOf<(typeof calls)[Name]>) {
      return callSite(server, name, payload);
    },
    lastCode: () => newestCode(db),
    /** Opens an account by the pages' own calls. */
    async register(phone: string, more: object = {}) {
      const number = { area_code: '86', phone } as const;
      clock.advance(1); // makes this code the newest
      await operator.call('registerPhoneCode', { ...number, purpose: 'register' });
      const form = { ...number, ...accountForm, code: await operator.lastCode(), ...more };
      expect(await operator.call('registerAdd', form)).toMatchObject({ ok: true });
    },
  };
  return operator;
}
