/** The desk's answers bear what the site's do. */
import { describe, expect, it } from 'vitest';
import { linkOf } from '#tests/helpers/desk-visits.ts';
import { deskForTest } from '#tests/helpers/desk.ts';

describe('answers of the desk that are no page', () => {
  it('bear the headers of every answer, and a policy that shows nothing', async () => {
    const desk = await deskForTest('sqlite', { DESK_PASSWORD: 'correct horse battery' });
    const foreign = { headers: { origin: 'https://evil.example' } };
    const asked: [path: string, status: number, init?: RequestInit][] = [
      ['/agent/session', 200],
      [linkOf(desk, { name: 'Lin' }), 303],
      ['/visitor/stream', 401],
      ['/visitor/stream', 403, foreign],
      ['/nothing', 404],
      ['/', 405, { method: 'PUT' }],
      ['/agent/sign-in', 415, { method: 'POST' }],
    ];
    for (const [path, status, init] of asked) {
      const { headers, ...answer } = await fetch(desk.origin + path, { ...init, redirect: 'manual' }).then(
        (response) => ({ status: response.status, headers: Object.fromEntries(response.headers) }),
      );
      expect(answer.status, path).toBe(status);
      expect(headers, path).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });
});
