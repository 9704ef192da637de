/**
 * Runs an operator's command on the installation's database, beside the running server. Exit codes: 0 done, 1 a problem
 * was found, 2 the arguments cannot be used.
 */
import { userInfo } from 'node:os';
import { pino } from 'pino';
import { createClock, type Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError, type Environment } from '#server/setting-reader.ts';
import { openExisting } from '#server/data/database.ts';
import { migrateToLatest } from '#server/db/database.ts';
import { ContentError } from '#server/content/content.ts';
import { describeDatabaseOutage, isDatabaseOutage } from '#server/db/errors.ts';
import { createKeyedHash, installationSecret } from '#server/keyed-hash.ts';
import { createLog, type Logger } from '#server/log.ts';
import { audit } from './audit.ts';
import { cancellations } from './cancellations.ts';
import { backup, move, restore } from './copies.ts';
import { InputError, type Command, type CommandContext, type Tool } from './command.ts';
import { deliveries } from './deliveries.ts';
import { invitations } from './invitations.ts';
import { joins } from './joins.ts';
import { ReaderGoneError, streamOutput, type Output } from './output.ts';
import { partnerKeys } from './partner-keys.ts';
import { person } from './person.ts';
import { registrations, statistics } from './statistics.ts';
import { reports } from './reports.ts';
import { submissions } from './submissions.ts';
import { helpOf, listOfVerbs, verbs } from './verbs.mjs';

type ToolName = 'backup' | 'restore' | 'move';

const commands: Readonly<Record<string, Command>> = {
  submissions,
  joins,
  cancellations,
  invitations,
  deliveries,
  audit,
  reports,
  registrations,
  statistics,
  'partner-keys': partnerKeys,
  person,
} satisfies Record<Exclude<keyof typeof verbs, ToolName>, Command>;
const tools: Readonly<Record<string, Tool>> = { backup, restore, move } satisfies Record<ToolName, Tool>;

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
  environment: Environment,
  surroundings: Surroundings = {},
): Promise<number> {
  const { out = streamOutput(process.stdout), err = streamOutput(process.stderr) } = surroundings;
  const [name = '', ...rest] = args;
  const [command, tool] = [commands[name], tools[name]];
  // Own keys only: every object also has `constructor`.
  if (!Object.hasOwn(verbs, name)) {
    await err.write(`There is no command "${name}". The commands are:\n${listOfVerbs}`);
    return 2;
  }
  try {
    if (rest.includes('--help') || rest.includes('-h')) await out.write(helpOf(name));
    else {
      const { clock = createClock(), log = errorLog(), actor = systemUser() } = surroundings;
      const context = { config: readConfig(environment), clock, log, out, actor };
      await tool?.(rest, { ...context, environment });
      if (command) await runOn(command, rest, context);
    }
    return 0;
  } catch (error) {
    if (error instanceof ReaderGoneError) return 0;
    await err.write(`${explain(error)}\n`);
    return error instanceof InputError ? 2 : 1;
  }
}

async function runOn(
  command: Command,
  args: readonly string[],
  context: Omit<CommandContext, 'db' | 'hash'>,
): Promise<void> {
  await openExisting(context.config, async (db) => {
    await migrateToLatest(db);
    const hash = createKeyedHash(await installationSecret(db, context.config.serverSecret));
    await command(args, { ...context, db, hash });
  });
}

function explain(error: unknown): string {
  if (error instanceof InputError || error instanceof ConfigError || error instanceof ContentError)
    return error.message;
  if (isDatabaseOutage(error)) return describeDatabaseOutage(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Synchronous, since the command ends right after. */
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
