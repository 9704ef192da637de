import { describe, expect, it } from 'vitest';
import { BridgeError, NETWORK_MESSAGE, describeRefusal, isBridgeError } from '#bridge-lib/errors.ts';

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

describe('BridgeError', () => {
  it('is told apart from other errors and keeps its cause', () => {
    const cause = new Error('cause');
    const error = new BridgeError('aborted', 'message', { module: 'm', action: 'a' }, cause);

    expect(isBridgeError(error)).toBe(true);
    expect(isBridgeError(cause)).toBe(false);
    expect(error).toMatchObject({ name: 'BridgeError', kind: 'aborted', cause });
    expect('cause' in new BridgeError('closed', 'message', { module: 'm', action: 'a' })).toBe(false);
  });
});
