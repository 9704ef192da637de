/** What an operator's command is, and what it works with. */
import type { Clock } from '#server/clock.ts';
import type { ServerConfig } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { Logger } from '#server/log.ts';
import type { Output } from './output.ts';

export interface CommandContext {
  config: ServerConfig;
  db: Database;
  clock: Clock;
  /** The installation's, as the running server has it. */
  hash: KeyedHash;
  /** On standard error, so that what is printed stays clean. */
  log: Logger;
  out: Output;
  /** Who runs the command, as the system knows them. */
  actor: string;
}

/** @throws InputError when the arguments cannot be used; nothing has been changed then */
export type Command = (args: readonly string[], context: CommandContext) => Promise<void>;

/** Works on whole databases, which may be of another version, or not there yet: it opens them itself. */
export type Tool = (args: readonly string[], context: ToolContext) => Promise<void>;

export interface ToolContext extends Omit<CommandContext, 'db' | 'hash'> {
  environment: Readonly<Record<string, string | undefined>>;
}

/** The arguments cannot be used; the message says what to do instead. */
export class InputError extends Error {
  readonly kind = 'input';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InputError';
  }
}
