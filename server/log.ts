/**
 * Structured logs: one JSON line for each request and each fault. Phones, codes, passwords, tokens and cookies never get
 * here: requests are logged by method, path and outcome only, errors without what a database driver hangs on them.
 */
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from './watch/request-id.ts';

export type { Logger } from 'pino';

/** PostgreSQL puts the offending values into `detail`, so only these fields of an error pass. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(errcode === undefined ? {} : { errcode }),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
    stack: error.stack,
  };
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    // Whatever is said while a request is answered bears its id.
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
