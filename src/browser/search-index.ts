/** Fetches what the search of one language looks through, and takes of it only what has the shape of a document. */
import { documentKinds, type SearchDocument } from '#src/domain/search/search.ts';

/** @throws Error where it did not come, or is no list */
export async function fetchSearchDocuments(url: string, signal: AbortSignal): Promise<SearchDocument[]> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  const list: unknown = await reply.json();
  if (!Array.isArray(list)) throw new Error(`${url} is not a list`);
  return list.filter(isDocument);
}

function isDocument(value: unknown): value is SearchDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, url, title, text, keywords = '', names = [] } = value as Partial<SearchDocument>; // each field is checked here
  return (
    documentKinds.some((known) => known === kind) &&
    /^\/(?!\/)/.test(url ?? '') &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    typeof keywords === 'string' &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string')
  );
}
