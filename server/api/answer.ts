/** How a handler can end: with data, with a refusal in `ret`, or with an HTTP status where the contract wants one. */
import { REASON_COMMON_PASSWORD, RET, type Ret } from '#src/api/contract/codes.ts';

interface Refusal {
  kind: 'refusal';
  ret: Exclude<Ret, 0>;
  msg: string;
  data?: { reason?: string; retry_after?: number };
  /** Of a refusal that has HTTP 429 as well. */
  retryAfterSeconds?: number;
}

export type Answer<Data> = { kind: 'data'; data: Data } | Refusal;

type Language = 'zh' | 'en';
type PlainRet = Exclude<Ret, 0 | typeof RET.fieldInvalid | typeof RET.tooManyRequests>;

const messages: Record<PlainRet, Record<Language, string>> = {
  [RET.codeWrong]: { zh: '验证码错误', en: 'The verification code is wrong' },
  [RET.codeExpired]: {
    zh: '验证码已过期，请重新获取',
    en: 'The verification code has expired, request a new one',
  },
  [RET.phoneInvalid]: { zh: '手机号码错误，请重新输入', en: 'Cell phone number error, please re-enter' },
  [RET.phoneRegistered]: { zh: '手机号已注册', en: 'This phone number is already registered' },
  /** Of an invitation and of a sign-in. */
  [RET.tokenInvalid]: { zh: '链接无效或已失效', en: 'The link is not valid or has expired' },
  [RET.referrerInvalid]: { zh: '推荐人 ID 无效', en: 'The referrer ID is invalid' },
};

export function data<Data>(value: Data): Answer<Data> {
  return { kind: 'data', data: value };
}

export function refuse(ret: PlainRet, language: Language): Answer<never> {
  return { kind: 'refusal', ret, msg: messages[ret][language] };
}

/** `msg` is the field's name on the wire, in every language. */
export function refuseField(field: string, reason?: typeof REASON_COMMON_PASSWORD): Answer<never> {
  return {
    kind: 'refusal',
    ret: RET.fieldInvalid,
    msg: field,
    ...(reason === undefined ? {} : { data: { reason } }),
  };
}

export function refuseTooMany(retryAfterSeconds: number, language: Language): Refusal {
  return {
    kind: 'refusal',
    ret: RET.tooManyRequests,
    msg:
      language === 'zh'
        ? `操作过于频繁，请在 ${retryAfterSeconds} 秒后重试`
        : `Too many requests, try again in ${retryAfterSeconds} seconds`,
    data: { retry_after: retryAfterSeconds },
  };
}

/** The same with HTTP 429, for clients that guess tokens and referrers. */
export function blocked(retryAfterSeconds: number, language: Language): Refusal {
  return { ...refuseTooMany(retryAfterSeconds, language), retryAfterSeconds };
}

/** Fields that have a refusal code of their own. */
const retOfField: Readonly<Record<string, PlainRet>> = {
  area_code: RET.phoneInvalid,
  phone: RET.phoneInvalid,
  code: RET.codeWrong,
  token: RET.tokenInvalid,
};

/** The refusal for a payload whose field did not pass the contract's check. */
export function refuseInvalid(field: string, language: Language): Answer<never> {
  const ret = Object.hasOwn(retOfField, field) ? retOfField[field] : undefined;
  return ret === undefined ? refuseField(field) : refuse(ret, language);
}
