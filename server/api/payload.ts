/** From a request to its payload. A body that is not an envelope of this API is refused here, before any handler. */
import * as v from 'valibot';
import { unseal } from '#src/api/envelope.ts';

export type Payload = Record<string, unknown>;

/** Names that could reach a prototype; no payload needs them. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const envelope = v.pipe(v.string(), v.parseJson(), v.object({ data: v.string() }));

/** @returns the sealed text of a POST's body `{"data": "…"}`, or `undefined`, where the caller answers 400 */
export function sealedOf(body: string): string | undefined {
  const outer = v.safeParse(envelope, body);
  return outer.success ? outer.output.data : undefined;
}

/** @returns the payload, or `undefined` where there is none */
export function openPayload(sealed: string, secret: string): Payload | undefined {
  let value: unknown;
  try {
    value = unseal(sealed, secret);
  } catch {
    return undefined; // undecodable: the caller answers 400
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isHarmless(value))
    return undefined;
  return value as Payload; // an object that came from JSON
}

/** No key that reaches a prototype, and no NUL, which PostgreSQL cannot store. Not recursive: 64 kB nest too deep. */
function isHarmless(root: object): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.includes('\0')) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) open.push(item);
      continue;
    }
    for (const [key, item] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key) || key.includes('\0')) return false;
      open.push(item);
    }
  }
  return true;
}

/** The language of the answer's words: the payload's, Chinese by default. */
export function languageOf(payload: Payload): 'zh' | 'en' {
  return payload['language'] === 'en' ? 'en' : 'zh';
}
