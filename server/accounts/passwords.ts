/**
 * Password hashes: argon2id with 19 MiB and two passes, as PHC strings. Passwords are never trimmed, cut or logged.
 * Each hash holds its memory for tens of milliseconds, so only a few run at once and the rest wait in a queue.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** One core is left for all other requests. */
export const MAX_RUNNING = Math.max(1, availableParallelism() - 1);
/** Waiting costs little memory, and the last one in the queue has its answer within a minute. */
export const MAX_WAITING = 1000;

const derive = promisify(argon2);

/** The queue is full; the caller answers 503. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly kind = 'overload';
}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when there is a place for it. @throws OverloadError */
export async function queueHash<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new OverloadError('Too many passwords wait to be hashed.');
    // The next one takes the place of the finished one, so `running` does not change.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const tagOf = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', {
    message: password,
    nonce,
    parallelism: LANES,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  });

const PARAMETERS = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`;

/** @throws OverloadError */
export function hashPassword(password: string): Promise<string> {
  return queueHash(async () => {
    const nonce = randomBytes(SALT_BYTES);
    return `${PARAMETERS}${unpadded(nonce)}$${unpadded(await tagOf(password, nonce))}`;
  });
}

/**
 * Takes as long for an account that has no password, or does not exist, as for a wrong one.
 * @param stored as `hashPassword` made it
 * @throws OverloadError
 */
export function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [nonce = '', tag = ''] = stored?.startsWith(PARAMETERS)
    ? stored.slice(PARAMETERS.length).split('$')
    : [];
  const expected = Buffer.alloc(TAG_BYTES);
  const isThere = Buffer.from(tag, 'base64').copy(expected) === TAG_BYTES;
  return queueHash(async () => {
    const given = await tagOf(password, isThere ? Buffer.from(nonce, 'base64') : randomBytes(SALT_BYTES));
    return timingSafeEqual(given, expected) && isThere;
  });
}

let commonPasswords: ReadonlySet<string> | undefined;

/** Whether it is among the 3,000 most used ones. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return commonPasswords.has(password);
}
