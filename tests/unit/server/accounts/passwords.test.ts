import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  queueHash,
  isCommonPassword,
  isPassword,
  MAX_RUNNING,
  MAX_WAITING,
  OverloadError,
} from '#server/accounts/passwords.ts';

describe('password hashes (T19)', () => {
  it('are argon2id with 19 MiB and two passes, each with a new salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Harbour42'), hashPassword('Harbour42')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(second).not.toBe(first);
  });

  it('match only the same password, which is never trimmed or cut', async () => {
    const hash = await hashPassword('Harbour42');
    const tries = ['Harbour42', 'harbour42', ' Harbour42', 'Harbour42 ', 'Harbour42x', 'Harbour4', ''];
    const results = await Promise.all(tries.map((password) => isPassword(password, hash)));
    expect(results).toEqual([true, false, false, false, false, false, false]);
  });

  it('are made a few at a time; above a queue of 1,000 more are refused, and the queue empties', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
    };
    const all = await Promise.allSettled(Array.from({ length: 1100 }, () => queueHash(work)));
    const refused = all.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1100 - MAX_RUNNING - MAX_WAITING);
    expect(refused.every((result) => result.reason instanceof OverloadError)).toBe(true);
    expect(most).toBe(MAX_RUNNING);
    expect(await queueHash(() => Promise.resolve('again'))).toBe('again');
  });
});

describe('isCommonPassword', () => {
  it.each(['123456', 'password'])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Harbour42', '', '# The 3,000', 'toString'])('accepts %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
