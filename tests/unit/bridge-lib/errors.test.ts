import { describe, expect, it } from 'vitest';
import { NETWORK_MESSAGE, describeRefusal } from '#bridge-lib/errors.ts';

describe('describeRefusal', () => {
  it.each([
    [{ returnObj: { message: 'full' } }, 'full'],
    [{ returnObj: { message: '  ' } }, '{"returnObj":{"message":"  "}}'],
    [{ returnObj: { message: { code: 9 } } }, '{"returnObj":{"message":{"code":9}}}'],
    [{ ret: 3, returnObj: 'out of order' }, '{"ret":3,"returnObj":"out of order"}'],
  ])('describes %j', (reply, message) => {
    expect(describeRefusal(reply, 'fallback')).toBe(message);
  });

  it('§8.14 falls back where the reply has no text', () => {
    expect(describeRefusal({ returnObj: 1n }, NETWORK_MESSAGE)).toBe(NETWORK_MESSAGE);
  });

  it('keeps 200 characters and cuts 201, never within one', () => {
    expect(describeRefusal({ returnObj: { message: 'x'.repeat(200) } }, '')).toBe('x'.repeat(200));
    expect(describeRefusal({ returnObj: { message: 'x'.repeat(201) } }, '')).toBe(`${'x'.repeat(199)}…`);
    expect(describeRefusal({ returnObj: { message: '🏪'.repeat(5_000) } }, '').isWellFormed()).toBe(true);
  });
});
