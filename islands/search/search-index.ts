/** Fetches what the search of one language looks through, and takes of it only what has the shape of a document. */
import { documentKinds, type SearchDocument, type SearchTexts } from '#src/domain/search/search.ts';

/** @throws Error where it did not come, or has no list */
export async function fetchSearchTexts(url: string, signal: AbortSignal): Promise<SearchTexts> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  const { documents, pinyin } = (await reply.json()) as { documents?: unknown; pinyin?: unknown }; // each is checked below
  if (!Array.isArray(documents)) throw new Error(`${url} has no list`);
  const words = Object.entries(pinyin ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { documents: documents.filter(isDocument), pinyin: Object.fromEntries(words) };
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function isDocument(value: unknown): value is SearchDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, url, title, text, keywords = '', names = [] } = value as Partial<SearchDocument>; // each field is checked here
  return (
    documentKinds.some((known) => known === kind) &&
    /^\/(?!\/)/.test(url ?? '') &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    typeof keywords === 'string' &&
    isWords(names)
  );
}
