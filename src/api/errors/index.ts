/**
 * The one table from how a call failed to what the visitor reads (keys of the dictionaries' `apiErrors`) and to what
 * analytics is told. Screens show the text of the key and add nothing of their own.
 */
import type { forms } from '#i18n/zh-CN/forms.ts';
import { RET } from '#src/api/contract/codes.ts';
import type { Failure } from '#src/api/http/failure.ts';

type ApiErrorKey = Exclude<keyof typeof forms.apiErrors, `wait${string}`>;

export type FailReason =
  | 'verification code invalid'
  | 'phone number invalid'
  | 'phone number already registered'
  | 'other';

/** -1, -2 and -3 of the notifications; -3 is the bridge's. */
export const NOTIFICATION_KIND = { netError: -1, serverError: -2, socketError: -3 } as const;

export interface ErrorDescription {
  /** Dictionary key below `apiErrors`. */
  key: ApiErrorKey;
  /** Values for the text's placeholders. */
  variables: { seconds?: number };
  /** Field on the wire that the message belongs to, where it belongs to one. */
  field?: string;
  notification: -1 | -2;
}

interface Row {
  key: ApiErrorKey;
  field?: string;
}

const byRet: Readonly<Record<number, Row>> = {
  [RET.codeWrong]: { key: 'codeWrong', field: 'code' },
  [RET.codeExpired]: { key: 'codeExpired', field: 'code' },
  [RET.phoneInvalid]: { key: 'phoneInvalid', field: 'phone' },
  [RET.phoneRegistered]: { key: 'phoneRegistered', field: 'phone' },
  [RET.tooManyRequests]: { key: 'tooManyRequests' },
  [RET.tokenInvalid]: { key: 'tokenInvalid' },
  [RET.referrerInvalid]: { key: 'referrerInvalid', field: 'referral' },
  [RET.fieldInvalid]: { key: 'fieldInvalid' },
};

const failReasons: Readonly<Record<number, FailReason>> = {
  [RET.codeWrong]: 'verification code invalid',
  [RET.codeExpired]: 'verification code invalid',
  [RET.phoneInvalid]: 'phone number invalid',
  [RET.phoneRegistered]: 'phone number already registered',
};

/** @returns what to show, or `undefined` where nothing is to be shown: the visitor broke the call off */
export function describeFailure(failure: Failure): ErrorDescription | undefined {
  switch (failure.kind) {
    case 'aborted':
      return undefined;
    case 'network':
    case 'timeout':
      return { key: failure.kind, variables: {}, notification: NOTIFICATION_KIND.netError };
    case 'maintenance':
    case 'http':
    case 'server':
    case 'busy':
      return { key: failure.kind, variables: {}, notification: NOTIFICATION_KIND.serverError };
    case 'ret': {
      const row = rowOf(failure);
      const field = failure.field ?? row.field;
      return {
        key: row.key,
        variables: failure.retryAfterSeconds === undefined ? {} : { seconds: failure.retryAfterSeconds },
        ...(field === undefined ? {} : { field }),
        notification: NOTIFICATION_KIND.serverError,
      };
    }
  }
}

function rowOf(failure: Extract<Failure, { kind: 'ret' }>): Row {
  if (failure.ret === RET.fieldInvalid && failure.field === 'password' && failure.reason === 'common') {
    return { key: 'passwordCommon' };
  }
  return byRet[failure.ret] ?? { key: 'other' };
}

/** `fail_reason` of a registration that did not go through. */
export function failReasonOf(failure: Failure): FailReason {
  return (failure.kind === 'ret' ? failReasons[failure.ret] : undefined) ?? 'other';
}
