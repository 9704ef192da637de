/**
 * What was sent, shown back on the page that follows. Life: written when the request has arrived, kept for this tab, so that
 * a reload shows it again, and replaced by the next one.
 */
import { sessionKeys } from '#src/config/storage-keys.ts';
import { session } from './storage.ts';

export interface SentRequest {
  id: string;
  /** By the field's name on the wire; what was left empty is not shown. */
  values: Readonly<Record<string, string>>;
}

export function keepReceipt(sent: SentRequest): void {
  session.set(sessionKeys.sentRequest, JSON.stringify(sent));
}

/** Fills the receipt and shows it; without anything to show it stays hidden. */
export function showReceipt(place: HTMLElement): void {
  const sent = readReceipt(session.get(sessionKeys.sentRequest));
  if (!sent) return;
  const number = place.querySelector<HTMLElement>('[data-number]');
  if (number) number.textContent = (number.dataset['number'] ?? '').replace('{{id}}', sent.id);
  for (const row of place.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = sent.values[row.dataset['field'] ?? ''] ?? '';
    row.hidden = value === '';
    const place = row.querySelector('dd');
    if (place) place.textContent = value;
  }
  place.hidden = false;
}

/** What this site did not write reads as nothing. */
export function readReceipt(text: string | undefined): SentRequest | undefined {
  try {
    const { id, values } = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>;
    if (typeof id !== 'string' || typeof values !== 'object' || values === null) return undefined;
    const entries = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { id, values: Object.fromEntries(entries) };
  } catch {
    return undefined; // written by something else
  }
}
