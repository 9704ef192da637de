import { describe, expect, it, vi } from 'vitest';
import { COPIED_MS, createCopy } from '#islands/ui/copy.ts';
import { createPageClock } from '#tests/helpers/page-clock.ts';

function setUp() {
  const clock = createPageClock();
  const write = vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(true));
  const copy = createCopy({ write, clock });
  return { clock, write, copy, state: () => copy.$state.get() };
}

describe('createCopy', () => {
  it('says that it has copied, for two seconds', async () => {
    const { clock, write, copy, state } = setUp();
    expect(await copy.copy('a link')).toBe(true);
    expect(write).toHaveBeenCalledExactlyOnceWith('a link');
    clock.advance(COPIED_MS - 100);
    expect(state()).toBe('copied');
    clock.advance(100);

    expect(state()).toBe('idle');
  });

  it('says until the next press that the browser refused', async () => {
    const { clock, write, copy, state } = setUp();
    write.mockResolvedValueOnce(false);
    expect(await copy.copy('a link')).toBe(false);
    clock.advance(60_000);
    expect(state()).toBe('failed');
    await copy.copy('a link');

    expect(state()).toBe('copied');
  });

  it('lets the later of two presses have the say', async () => {
    const { write, copy, state } = setUp();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    write.mockReturnValueOnce(promise);
    const first = copy.copy('one');
    await copy.copy('two');
    resolve(false);
    await first;

    expect(state()).toBe('copied');
  });

  it('says nothing any more once it is left', async () => {
    const { clock, copy, state } = setUp();
    const pressed = copy.copy('a link');
    copy.dispose();
    await pressed;

    expect(state()).toBe('idle');
    expect(clock.pending()).toBe(0);
  });
});
