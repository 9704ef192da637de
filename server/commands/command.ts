/** An operator's command and its environment. */
import type { Environment } from '#server/setting-reader.ts';
import type { Installation } from '#server/installation.ts';
import type { Output } from './output.ts';

/** Its log is on standard error, so that what is printed stays clean. */
export interface CommandContext extends Omit<Installation, 'content'> {
  out: Output;
  /** Who runs the command, as the system knows them. */
  actor: string;
}

/** @throws InputError when the arguments cannot be used; nothing has been changed then */
export type Command = (args: readonly string[], context: CommandContext) => Promise<void>;

/** Works on whole databases, which may be of another version or not exist yet, and opens them itself. */
export type Tool = (args: readonly string[], context: ToolContext) => Promise<void>;

export interface ToolContext extends Omit<CommandContext, 'db' | 'hash'> {
  environment: Environment;
}

/** The arguments cannot be used; the message says what to do instead. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly kind = 'input';
}
