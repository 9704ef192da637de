import { describe, expect, it } from 'vitest';
import { RET } from '#src/api/contract/codes.ts';
import { explain } from '#src/stores/call-api.ts';

const refused = (ret: number, more = {}) => ({ kind: 'ret', ret, message: '', ...more }) as const;

describe('explain', () => {
  it.each([
    [{ kind: 'network' }, 'apiErrors.network', undefined],
    [{ kind: 'timeout' }, 'apiErrors.timeout', undefined],
    [{ kind: 'maintenance' }, 'apiErrors.maintenance', undefined],
    [{ kind: 'http', status: 500 }, 'apiErrors.http', undefined],
    [{ kind: 'server' }, 'apiErrors.server', undefined],
    [{ kind: 'busy' }, 'apiErrors.busy', undefined],
    [refused(RET.codeWrong), 'apiErrors.codeWrong', 'code'],
    [refused(RET.codeExpired), 'apiErrors.codeExpired', 'code'],
    [refused(RET.phoneInvalid), 'apiErrors.phoneInvalid', 'phone'],
    [refused(RET.phoneRegistered), 'apiErrors.phoneRegistered', 'phone'],
    [refused(RET.tooManyRequests), 'apiErrors.tooManyRequests', undefined],
    [refused(RET.tooManyRequests, { retryAfterSeconds: 42 }), 'apiErrors.waitSeconds', undefined],
    [refused(RET.tooManyRequests, { retryAfterSeconds: 3_500 }), 'apiErrors.waitMinutes', undefined],
    [refused(RET.referrerInvalid), 'apiErrors.referrerInvalid', 'referral'],
    [refused(RET.fieldInvalid, { field: 'user_name' }), 'apiErrors.fieldInvalid', 'user_name'],
    [
      refused(RET.fieldInvalid, { field: 'password', reason: 'common' }),
      'apiErrors.passwordCommon',
      'password',
    ],
    [refused(99999), 'apiErrors.other', undefined],
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

  it.each([
    [refused(RET.codeWrong), 'verification code invalid'],
    [refused(RET.codeExpired), 'verification code invalid'],
    [refused(RET.phoneInvalid), 'phone number invalid'],
    [refused(RET.phoneRegistered), 'phone number already registered'],
    [refused(RET.tooManyRequests), 'other'],
    [{ kind: 'network' }, 'other'],
  ] as const)('reports %j as %s (A9)', (failure, reason) => {
    expect(explain(failure).failReason).toBe(reason);
  });

  it('says nothing of a call that the visitor broke off (A12)', () => {
    expect(explain({ kind: 'aborted' })).toEqual({ ok: false });
  });
});
