import { describe, expect, it, vi } from 'vitest';
import { BridgeError } from '#bridge-lib';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { createRelayedFetch } from '#islands/workbench/network/relayed-fetch.ts';
import { partialClient } from '#tests/helpers/workbench-stores.ts';

type Relay = WorkbenchClient['serverApi']['httpRequest'];

function setUp(answer: Relay) {
  const httpRequest = vi.fn<Relay>(answer);
  const fetch = createRelayedFetch(partialClient({ serverApi: { httpRequest } }), {
    base: () => 'https://www.example.com/app/site',
    timeLimitMs: 9,
  });
  return { fetch, httpRequest };
}

describe('createRelayedFetch', () => {
  it('sends method, address, headers and body, and returns a response', async () => {
    const { fetch, httpRequest } = setUp(() =>
      Promise.resolve({ status: 201, headers: { 'x-kind': 'a', 'content-encoding': 'br' }, body: '{"a":1}' }),
    );
    const response = await fetch('/api/v5/x', {
      method: 'post',
      headers: { 'Super-Lang': 'zh' },
      body: '{}',
    });

    expect(httpRequest.mock.calls[0]).toEqual([
      {
        method: 'POST',
        url: 'https://www.example.com/api/v5/x',
        headers: { 'super-lang': 'zh' },
        body: '{}',
      },
      { timeLimitMs: 9 },
    ]);
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'x-kind': 'a' });
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.json()).toEqual({ a: 1 });
  });

  it.each([
    [
      'refuses',
      () => Promise.reject(new BridgeError('refused', 'no', { module: 'serverApi', action: 'HttpRequest' })),
    ],
    ['sends no status', () => Promise.resolve({ body: 'x' })],
    ['sends a status that there is not', () => Promise.resolve({ status: 999 })],
  ])('fails as fetch does when the client %s', async (_what, answer) => {
    await expect(setUp(answer as Relay).fetch('/x')).rejects.toThrow(TypeError);
  });

  it('rejects as fetch does when its signal fires', async () => {
    const leaving = new AbortController();
    const { fetch } = setUp((_request, options) => {
      leaving.abort();
      return Promise.reject(options?.signal?.reason as Error);
    });
    // During the request, and before.
    for (let time = 0; time < 2; time += 1) {
      await expect(fetch('/x', leaving)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    }
  });
});
