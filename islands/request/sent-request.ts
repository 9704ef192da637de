/**
 * The sent request, shown on the next page. It is stored for the tab when the server has accepted it, so that a reload
 * shows it again, and replaced by the next one.
 */
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { SENT_REQUEST_KEY } from '#src/config/flow-keys.ts';

export interface SentRequest {
  id: string;
  /** Keyed by the field's name on the wire; empty fields are left out. */
  values: Readonly<Record<string, string>>;
}

export function saveSentRequest(session: KeyValueStorage, sent: SentRequest): void {
  session.set(SENT_REQUEST_KEY, JSON.stringify(sent));
}

/** @returns `undefined` where nothing was sent from this tab; anything that this site did not write is ignored */
export function readSentRequest(session: KeyValueStorage): SentRequest | undefined {
  const { id, values } = parseStoredFields(session.get(SENT_REQUEST_KEY));
  if (typeof id !== 'string' || typeof values !== 'object' || values === null) return undefined;
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { id, values: Object.fromEntries(entries) };
}
