/**
 * Runs an operator's command on the installation's database, beside the running server. Exit codes: 0 done, 1 something is
 * out of order, 2 the arguments cannot be used.
 */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { pino } from 'pino';
import { createClock, type Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/setting-reader.ts';
import { withDatabase } from '#server/data/database.ts';
import { databaseLocation, migrateToLatest } from '#server/db/database.ts';
import { isDatabaseOutage } from '#server/db/errors.ts';
import { createKeyedHash, installationSecret } from '#server/keyed-hash.ts';
import { createLog, type Logger } from '#server/log.ts';
import { auditCommand } from './audit.ts';
import { cancellationsCommand } from './cancellations.ts';
import { backupTool } from './backup.ts';
import { InputError, type Command, type CommandContext, type Tool } from './command.ts';
import { deliveriesCommand } from './deliveries.ts';
import { invitationsCommand } from './invitations.ts';
import { joinsCommand } from './joins.ts';
import { moveTool } from './move.ts';
import { ReaderGoneError, streamOutput, type Output } from './output.ts';
import { personCommand } from './person.ts';
import { reportsCommand } from './reports.ts';
import { restoreTool } from './restore.ts';
import { submissionsCommand } from './submissions.ts';

export const commands: readonly (Command | Tool)[] = [
  submissionsCommand,
  joinsCommand,
  cancellationsCommand,
  invitationsCommand,
  deliveriesCommand,
  auditCommand,
  reportsCommand,
  personCommand,
  backupTool,
  restoreTool,
  moveTool,
];

export interface Surroundings {
  out?: Output;
  err?: Output;
  clock?: Clock;
  log?: Logger;
  actor?: string;
}

/** @returns the exit code */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  surroundings: Surroundings = {},
): Promise<number> {
  const { out = streamOutput(process.stdout), err = streamOutput(process.stderr) } = surroundings;
  const [name = '', ...rest] = args;
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const lines = commands
      .map((known) => `  npm run operate -- ${known.name.padEnd(14)}${known.summary}\n`)
      .join('');
    await err.write(`There is no command "${name}". There are:\n${lines}`);
    return 2;
  }
  try {
    if (rest.includes('--help') || rest.includes('-h')) await out.write(command.help);
    else await runWith(command, rest, environment, { ...surroundings, out });
    return 0;
  } catch (error) {
    if (error instanceof ReaderGoneError) return 0;
    await err.write(`${explain(error)}\n`);
    return error instanceof InputError ? 2 : 1;
  }
}

async function runWith(
  command: Command | Tool,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { out, clock = createClock(), log = errorLog(), actor = systemUser() }: Surroundings & { out: Output },
): Promise<void> {
  const common = { config: readConfig(environment), clock, log, out, actor };
  if ('runAlone' in command) await command.runAlone(args, { ...common, environment });
  else await runOn(command, args, common);
}

async function runOn(
  command: Command,
  args: readonly string[],
  context: Omit<CommandContext, 'db' | 'hash'>,
): Promise<void> {
  const { config } = context;
  const location = databaseLocation(config);
  if (location.kind === 'sqlite' && !existsSync(location.path)) {
    throw new InputError(
      `There is no database at ${location.path} yet: start the server once, or set DATA_DIR or DATABASE_URL to the one it uses.`,
    );
  }
  await withDatabase(location, async (db) => {
    await migrateToLatest(db);
    const hash = createKeyedHash(await installationSecret(db, config.serverSecret));
    await command.run(args, { ...context, db, hash });
  });
}

function explain(error: unknown): string {
  if (error instanceof InputError || error instanceof ConfigError) return error.message;
  if (isDatabaseOutage(error)) {
    return 'The database does not answer. See that it runs, and that DATABASE_URL or DATA_DIR is the server’s.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** At once, since the command ends right after. */
function errorLog(): Logger {
  return createLog('info', pino.destination({ fd: 2, sync: true }));
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`; // a container whose user has no name
  }
}
