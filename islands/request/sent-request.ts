/**
 * The sent request, shown on the next page. It is written when the server has accepted it, kept for the tab, so that a
 * reload shows it again, and replaced by the next one.
 */
import { atom } from 'nanostores';
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { SENT_REQUEST_KEY } from '#src/config/flow-keys.ts';

export interface SentRequest {
  id: string;
  /** Keyed by the field's name on the wire; empty fields are left out. */
  values: Readonly<Record<string, string>>;
}

export function createSentRequest(session: KeyValueStorage) {
  const $sent = atom<SentRequest | undefined>();
  return {
    /** `undefined` until it has been read, and where nothing was sent from this tab. */
    $sent,
    keep: (sent: SentRequest) => void session.set(SENT_REQUEST_KEY, JSON.stringify(sent)),
    load: () => $sent.set(readReceipt(session.get(SENT_REQUEST_KEY))),
  };
}

/** Anything that this site did not write is ignored. */
export function readReceipt(text: string | undefined): SentRequest | undefined {
  const { id, values } = parseStoredFields(text);
  if (typeof id !== 'string' || typeof values !== 'object' || values === null) return undefined;
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { id, values: Object.fromEntries(entries) };
}
