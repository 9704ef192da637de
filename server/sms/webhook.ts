/**
 * Sends messages to a gateway over HTTP. One try of 5 s; a second one when there was no answer or a 5xx, with the same
 * `idempotency-key`, so that a gateway that accepted the first one can tell. A 4xx is final.
 */
import { randomUUID } from 'node:crypto';
import { SmsError, type CodeMessage, type SmsSender } from './sender.ts';

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
  const { areaCode, phone, code, purpose, language, voice, text } = message;
  const timeout = options.timeout ?? ((ms) => AbortSignal.timeout(ms));
  const response = await fetch(options.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    body: JSON.stringify({
      to: `+${areaCode}${phone}`,
      area_code: areaCode,
      phone,
      code,
      purpose,
      language,
      voice,
      text,
    }),
    redirect: 'error',
    signal: timeout(ATTEMPT_TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}
