/**
 * How a call can fail, and the table from failed calls to what the visitor reads (keys of the dictionaries'
 * `apiErrors`) and what analytics gets. Screens show the key's text only.
 */
import type { forms } from '#i18n/zh-CN/forms.ts';
import { RET } from '#src/api/contract/codes.ts';

/** Expected outcomes are values: none of these is thrown. */
export type Failure =
  /** No answer: offline, name not found, refused, blocked by CORS, or interrupted. */
  | { readonly kind: 'network' }
  /** The time limit passed before the answer was complete. */
  | { readonly kind: 'timeout' }
  /** Aborted by the caller's signal; nothing is shown. */
  | { readonly kind: 'aborted' }
  /** HTTP 429. */
  | { readonly kind: 'maintenance' }
  /** Any other HTTP error. */
  | { readonly kind: 'http'; readonly status: number }
  /** An unreadable answer from the website API. */
  | { readonly kind: 'server' }
  /** An unreadable answer from the product API. */
  | { readonly kind: 'busy' }
  /** A readable refusal. */
  | {
      readonly kind: 'ret';
      readonly ret: number;
      /** The server's own text; the error table has better ones to show. */
      readonly message: string;
      /** Wire name of the refused field. */
      readonly field?: string;
      readonly reason?: string;
      readonly retryAfterSeconds?: number;
    };

/** The end of a call, in both cases a value. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: Failure };

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
  /** Wire name of the field that the message is about, if any. */
  field?: string;
  notification: -1 | -2;
}

interface Row {
  key: ApiErrorKey;
  field?: string;
  failReason?: FailReason;
}

const byRet: Readonly<Record<number, Row>> = {
  [RET.codeWrong]: { key: 'codeWrong', field: 'code', failReason: 'verification code invalid' },
  [RET.codeExpired]: { key: 'codeExpired', field: 'code', failReason: 'verification code invalid' },
  [RET.phoneInvalid]: { key: 'phoneInvalid', field: 'phone', failReason: 'phone number invalid' },
  [RET.phoneRegistered]: {
    key: 'phoneRegistered',
    field: 'phone',
    failReason: 'phone number already registered',
  },
  [RET.tooManyRequests]: { key: 'tooManyRequests' },
  [RET.tokenInvalid]: { key: 'tokenInvalid' },
  [RET.referrerInvalid]: { key: 'referrerInvalid', field: 'referral' },
  [RET.fieldInvalid]: { key: 'fieldInvalid' },
};

/** @returns the message, or `undefined` if none is shown because the visitor aborted the call */
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

/** `fail_reason` of a failed registration. */
export function failReasonOf(failure: Failure): FailReason {
  return (failure.kind === 'ret' ? byRet[failure.ret]?.failReason : undefined) ?? 'other';
}
