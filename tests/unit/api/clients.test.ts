import { describe, expect, it } from 'vitest';
import { createApi } from '#src/api/clients.ts';
import { registerCheckReferrer } from '#src/api/contract/register.ts';
import { inviteTokenStatus } from '#src/api/contract/invite.ts';
import { seal } from '#src/api/envelope.ts';

describe('createApi', () => {
  it('§7.1 sends each call with its own client', async () => {
    const seen: [string, string | undefined][] = [];
    const api = createApi('en', {
      fetch: (input, init) => {
        const headers = init?.headers as Record<string, string>; // as the client builds them
        seen.push([input as string, headers['x-api-key']]);
        const secret = headers['x-api-key'] ? 'berth-product-16' : 'berth-website-16';
        const data = seal({ valid: true, status: '3' }, secret);
        return Promise.resolve(Response.json({ ret: 0, data }));
      },
    });
    const checked = await api.call(registerCheckReferrer, { referral: 'A1' });
    expect(checked).toEqual({ ok: true, data: { valid: true } });
    expect((await api.call(inviteTokenStatus, { token: 'token-0001' })).ok).toBe(true);
    expect(seen).toEqual([
      ['/api/v5/register/check_referrer', 'berth-product-key'],
      ['/api/v3/invite_staff/token/status', undefined],
    ]);
  });

  it('§8.7 §8.8 reports an unreadable answer by the API that sent it', async () => {
    const api = createApi('zh', { fetch: () => Promise.resolve(new Response('junk')) });
    const [checked, asked] = await Promise.all([
      api.call(registerCheckReferrer, { referral: 'A1' }),
      api.call(inviteTokenStatus, { token: 'token-0001' }),
    ]);
    expect([checked, asked]).toMatchObject([{ failure: { kind: 'busy' } }, { failure: { kind: 'server' } }]);
  });
});
