/**
 * Structured logs: one JSON line for each request and each error, without phones, codes, passwords, tokens or cookies:
 * a request has only its method, path and result, an error none of the fields that a database driver adds.
 */
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './watch/request-id.ts';

export type { Logger } from 'pino';

const BUFFER_BYTES = 8192;
const FLUSH_INTERVAL_MS = 200;
/** The number of this level in pino. */
const WARN = 40;

/** PostgreSQL puts the offending values into `detail`, so only these fields of an error pass. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    type: error.name,
    message: error.message,
    code,
    errcode,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
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
    // All lines written during a request have its id.
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
  };
  if (destination) return pino(options, destination);
  // Nothing to collect, and nothing to write at the end.
  return level === 'silent' ? pino(options) : buffered(options);
}

/**
 * Lines of requests are written in batches, since a write for each is a sixth of a page's cost. Warnings and errors are
 * written at once, with all lines before them, and so is everything when the process ends.
 */
function buffered(options: LoggerOptions): Logger {
  const lines = pino.destination({ dest: 1, sync: true, minLength: BUFFER_BYTES });
  const flush = (): void => lines.flushSync();
  setInterval(flush, FLUSH_INTERVAL_MS).unref();
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
