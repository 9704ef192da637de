/**
 * Sends events to the operator's address, signed by Standard Webhooks, so that receivers find a library in their
 * language: HMAC-SHA256 over id, time of sending and body, in base64. An attempt takes at most 10 s and follows no
 * redirect; every answer but 2xx is retried.
 */
import { createHmac } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { WebhookConfig } from './config.ts';
import type { DeliveryEvent, Destination, Outcome } from './destination.ts';

const ATTEMPT_TIMEOUT_MS = 10_000;

/**
 * Answers that concern the receiver, not the event: no rights (yet), not found (yet), too slow, too many. Any other 4xx
 * means that this event will never be accepted.
 */
const RECEIVER_STATUSES = new Set([401, 403, 404, 405, 407, 408, 421, 423, 425, 429]);

interface WebhookOptions extends Pick<WebhookConfig, 'url' | 'secrets'> {
  clock: Clock;
  /** Shorter only in tests. */
  timeoutMs?: number;
}

export function createWebhook({
  url,
  secrets,
  clock,
  timeoutMs = ATTEMPT_TIMEOUT_MS,
}: WebhookOptions): Destination {
  return {
    name: 'webhook',
    async deliver(event, signal) {
      const body = webhookBody(event);
      const timestamp = String(Math.floor(clock.now() / 1000));
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'site-webhooks/1',
            'webhook-id': event.id,
            'webhook-timestamp': timestamp,
            'webhook-signature': secrets.map((secret) => sign(secret, event.id, timestamp, body)).join(' '),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.any([signal, limit]),
        });
        // The body is not needed, and could be endless.
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch (error) {
        if (limit.aborted) return { kind: 'unavailable', problem: `no answer within ${timeoutMs / 1000} s` };
        return { kind: 'unavailable', problem: `no connection (${networkCode(error)})` };
      }
    },
  };
}

function webhookBody(event: DeliveryEvent): string {
  const createdAt = new Date(event.createdAt).toISOString();
  return JSON.stringify({
    id: event.id,
    type: `${event.kind}.created`,
    sequence: event.sequence,
    // Under the header name of Standard Webhooks, and under ours.
    timestamp: createdAt,
    created_at: createdAt,
    language: event.language,
    data: event.data,
  });
}

/** @param secret `whsec_` and the key in base64 */
function sign(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  const problem = `answered ${status}`;
  const isRefusal = status >= 400 && status < 500 && !RECEIVER_STATUSES.has(status);
  return { kind: isRefusal ? 'refused' : 'unavailable', problem };
}

/** `fetch` has the socket's error in its cause; the message would hold the address. */
function networkCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'closed';
}
