/**
 * Messages with codes, and their senders. Without a gateway they stay in a table, where a developer can read them. A
 * gateway is called over HTTP: one try of 5 s; a second one when there was no answer or a 5xx, with the same
 * `idempotency-key`, so that a gateway that accepted the first one can tell. A 4xx is final.
 */
import { randomUUID } from 'node:crypto';
import type { CodePurpose } from '#server/accounts/codes.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';

export interface CodeMessage {
  areaCode: string;
  phone: string;
  code: string;
  purpose: CodePurpose;
  language: 'zh' | 'en';
  /** Read the code aloud in a call instead. */
  voice: boolean;
  text: string;
}

export interface SmsSender {
  /** @throws SmsError when the gateway did not accept it; settles within a few seconds */
  send(message: CodeMessage): Promise<void>;
}

/** The gateway did not accept the message. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly kind = 'sms';
}

/** The message names the code's purpose, so that a stranger cannot ask for a code "to register". */
const purposes: Record<'zh' | 'en', Record<CodePurpose, string>> = {
  zh: { register: '注册账号', cancel: '注销账号', join: '加入公司', sign_in: '登录', verify: '验证手机号' },
  en: {
    register: 'register',
    cancel: 'close your account',
    join: 'join a company',
    sign_in: 'sign in',
    verify: 'confirm your phone number',
  },
};

export function codeText(
  brand: { zh: string; en: string },
  message: Pick<CodeMessage, 'code' | 'purpose' | 'language'>,
): string {
  const { code, language } = message;
  const purpose = purposes[language][message.purpose];
  return language === 'zh'
    ? `【${brand.zh}】您正在${purpose}，验证码 ${code}，10 分钟内有效。请勿告诉他人，工作人员不会索取。`
    : `${brand.en}: ${code} is your code to ${purpose}. It is valid for 10 minutes. Do not share it; we never ask for it.`;
}

export function createOutbox(db: Database, clock: Clock): SmsSender {
  return {
    async send({ areaCode, phone, text, code }) {
      await db
        .insertInto('sms_outbox')
        .values({ id: newId(), recipient: `+${areaCode}${phone}`, text, code, created_at: clock.now() })
        .execute();
    },
  };
}

const MAX_LISTED = 100;

/** Newest first. */
export async function readOutbox(db: Database) {
  const rows = await db
    .selectFrom('sms_outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    text: row.text,
    code: row.code,
    at: new Date(row.created_at).toISOString(),
  }));
}

const ATTEMPT_TIMEOUT_MS = 5000;
const MAX_ATTEMPTS = 2;

interface WebhookOptions {
  url: string;
  /** Sent as `authorization: Bearer …`. */
  token: string | undefined;
  /** A signal that fires after so many milliseconds. */
  timeout?: (ms: number) => AbortSignal;
}

export function createWebhookSender(options: WebhookOptions): SmsSender {
  return {
    async send(message) {
      const key = randomUUID();
      let cause: unknown;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        try {
          const status = await post(options, message, key);
          if (status >= 200 && status < 300) return;
          cause = new Error(`The gateway answered ${status}.`);
          if (status < 500) break;
        } catch (error) {
          cause = error; // no answer: one more try
        }
      }
      throw new SmsError('The gateway did not accept the message.', { cause });
    },
  };
}

async function post(options: WebhookOptions, message: CodeMessage, key: string): Promise<number> {
  const { areaCode, ...rest } = message;
  const timeout = options.timeout ?? ((ms) => AbortSignal.timeout(ms));
  const response = await fetch(options.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    body: JSON.stringify({ to: `+${areaCode}${rest.phone}`, area_code: areaCode, ...rest }),
    redirect: 'error',
    signal: timeout(ATTEMPT_TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}
