import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retryQuietly } from '#src/browser/retry-quietly.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('retryQuietly', () => {
  it('brings at once what comes at once', async () => {
    expect(await retryQuietly(() => Promise.resolve('code'))).toBe('code');
  });

  it.each(['online', 'pointerdown', 'keydown'])('tries again with %s, and not before', async (sign) => {
    const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('code');
    const coming = retryQuietly(load);
    await settled();
    expect(load).toHaveBeenCalledTimes(1);

    page.dispatchEvent(new Event(sign));

    expect(await coming).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries once for each sign, for as long as it fails', async () => {
    const load = vi.fn().mockRejectedValue(new Error('lost'));
    void retryQuietly(load);
    await settled();

    for (const sign of ['keydown', 'online', 'pointerdown']) {
      page.dispatchEvent(new Event(sign));
      page.dispatchEvent(new Event(sign));
      await settled();
    }

    expect(load).toHaveBeenCalledTimes(4);
  });
});
