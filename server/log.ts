/**
 * Structured logs: one JSON line for each request and each fault. Phones, codes, passwords, tokens and cookies never get
 * here: requests are logged by method, path and outcome only, errors without what a database driver hangs on them.
 */
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './watch/request-id.ts';

export type { Logger } from 'pino';

const GATHERED_BYTES = 8192;
const GATHERED_MS = 200;
/** Of pino's levels. */
const WARN = 40;

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

let [lastTime, lastWritten] = [NaN, ''];

/** ISO time; written out once for all lines of a millisecond, of which a busy server has a dozen. */
function timeOfLine(): string {
  const now = Date.now();
  if (now !== lastTime) [lastTime, lastWritten] = [now, `,"time":"${new Date(now).toISOString()}"`];
  return lastWritten;
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: timeOfLine,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    // Every line that is written while a request is answered has its id.
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
  };
  if (destination) return pino(options, destination);
  // Nothing to gather, and nothing to be done at the end.
  return level === 'silent' ? pino(options) : gathered(options);
}

/**
 * Lines of requests are written some at a time, since a write for each is a sixth of what a page costs. Whatever is wrong is
 * written at once, with what came before it, and everything when the process ends.
 */
function gathered(options: LoggerOptions): Logger {
  const lines = pino.destination({ dest: 1, sync: true, minLength: GATHERED_BYTES });
  const flush = (): void => lines.flushSync();
  setInterval(flush, GATHERED_MS).unref();
  process.once('exit', flush);
  return pino(
    {
      ...options,
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args);
          if (level >= WARN) flush();
        },
      },
    },
    lines,
  );
}
