/** Reads settings one by one from the environment, and collects their errors. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { integer, matching, webAddress } from '#src/config/setting-rules.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly kind = 'config';

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Reads .env, where there is one; values that are already in the environment win. @throws ConfigError */
export function loadSettings(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    throw new ConfigError(['.env cannot be read by this user: change its permissions, or remove it.']);
  }
}

type Parse<T> = (value: string) => T | undefined;

/** Passed to the reader of each group of settings. */
export type SettingReader = ReturnType<typeof createSettingReader>;

export function createSettingReader(environment: Environment) {
  const problems: string[] = [];
  const raw = (key: string): string | undefined => (environment[key] === '' ? undefined : environment[key]);

  function read<T>(key: string, fallback: string, parse: Parse<T>, rule: string): T {
    const parsed = parse(raw(key) ?? fallback);
    if (parsed === undefined) problems.push(`${key} ${rule}.`);
    return parsed as T; // an undefined one is never used: problems end in a throw
  }
  const optional = <T>(key: string, parse: Parse<T>, rule: string): T | undefined =>
    raw(key) === undefined ? undefined : read(key, '', parse, rule);

  return {
    /** `undefined` when not set, or empty. */
    raw,
    /** Notes a problem where `parse` refuses; the value must not be used then. */
    read,
    /** The same, but `undefined` when not set. */
    optional,
    problems,
    flag: (key: string) =>
      read(
        key,
        '0',
        (value) => ({ '1': true, true: true, '0': false, false: false })[value],
        'has to be 1 or 0',
      ),
    /** A limit. */
    count: (key: string, fallback: number) =>
      read(key, String(fallback), integer(1, 1_000_000), 'has to be a whole number from 1 to 1000000'),
    secret: (key: string, fallback: string) =>
      read(
        key,
        fallback,
        matching(/^[\x21-\x7e]{8,}$/),
        'has to be 8 ASCII characters or more, without spaces',
      ),
    url: (key: string) => optional(key, webAddress, 'has to be an https address (http only on this machine)'),
  };
}

export function addressRange(value: string): string | undefined {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return undefined;
  return bits === undefined || integer(0, family === 4 ? 32 : 128)(bits) !== undefined ? value : undefined;
}

/** A plain mail address: nothing in it can end a header or begin another address. */
export const mailAddress = matching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}$/);
