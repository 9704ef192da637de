import { describe, expect, it } from 'vitest';
import { RET } from '#src/api/contract/codes.ts';
import { explain } from '#src/stores/call-api.ts';

const refused = (ret: number, more = {}) => ({ kind: 'ret', ret, message: '', ...more }) as const;

describe('explain', () => {
  it.each([
    [{ kind: 'network' }, 'apiErrors.network', undefined],
    [refused(RET.phoneRegistered), 'apiErrors.phoneRegistered', 'phone'],
    [refused(RET.tooManyRequests), 'apiErrors.tooManyRequests', undefined],
    [refused(RET.tooManyRequests, { retryAfterSeconds: 42 }), 'apiErrors.waitSeconds', undefined],
    [refused(RET.tooManyRequests, { retryAfterSeconds: 3_500 }), 'apiErrors.waitMinutes', undefined],
  ] as const)('§5.7 answers %j with %s at %s', (failure, key, field) => {
    const { complaint } = explain(failure);

    expect(complaint?.message.key).toBe(key);
    expect(complaint?.field).toBe(field);
  });

  it.each([
    [0.2, { count: 1 }],
    [60, { count: 60 }],
    [121, { count: 3 }],
    [3_600, { count: 60 }],
  ])('§8.23 tells a wait of %d s as %j', (retryAfterSeconds, variables) => {
    expect(explain(refused(RET.tooManyRequests, { retryAfterSeconds })).complaint?.message.variables).toEqual(
      variables,
    );
  });

  it('has no complaint for a call that the visitor aborted (A12)', () => {
    expect(explain({ kind: 'aborted' })).toEqual({ ok: false });
  });
});
