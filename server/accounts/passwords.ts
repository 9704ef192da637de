/**
 * Passwords at rest: argon2id with 19 MiB and two passes, as PHC strings. Never trimmed, cut or logged.
 * Each hash holds its memory for tens of milliseconds, so only a few run at once and the rest wait in line.
 */
import { argon2, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** One core is left for everybody else’s pages. */
export const MOST_RUNNING = Math.max(1, availableParallelism() - 1);
/** Waiting costs no memory to speak of, and the last of them has an answer within a minute. */
export const MOST_WAITING = 1000;

const derive = promisify(argon2);

/** The line is full; the caller answers 503. */
export class OverloadError extends Error {
  readonly kind = 'overload';

  constructor() {
    super('Too many passwords wait to be hashed.');
    this.name = 'OverloadError';
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/** @throws OverloadError */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_RUNNING) {
    if (waiting.length >= MOST_WAITING) throw new OverloadError();
    // Whoever finishes hands the place over, so `running` stays as it is.
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

/** @throws OverloadError */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const nonce = randomBytes(SALT_BYTES);
    const tag = await derive('argon2id', {
      message: password,
      nonce,
      parallelism: LANES,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    });
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(tag)}`;
  });
}

let commonPasswords: ReadonlySet<string> | undefined;

/** Whether it stands among the 3,000 most used ones. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return commonPasswords.has(password);
}
