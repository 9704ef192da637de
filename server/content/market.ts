/**
 * Searches the applications market: newest first, by words or parts of words in name, summary, vendor and category. All of
 * them count in both languages, since a name that somebody has heard may be of either; the answer is in the asked one.
 */
import type { MarketEntry } from '#src/api/contract/market.ts';
import type { Application } from './content.ts';
import { wordsOfCategory } from './market-words.ts';

export interface MarketQuery {
  keyword: string;
  category: string;
  /** Counts from 1. */
  page: number;
  page_size: number;
}

export function listApplications(
  applications: readonly Application[],
  { keyword, category, page, page_size }: MarketQuery,
  language: 'zh' | 'en',
): { total: number; list: MarketEntry[] } {
  const words = keyword.split(/\s+/).map(plain).filter(Boolean);
  const matches = applications
    .filter((application) => category === '' || application.category === category)
    .filter((application) => {
      const text = textOf(application);
      return words.every((word) => text.includes(word));
    })
    .map(({ history, ...application }) => ({
      ...application,
      name: application.name[language],
      summary: application.summary[language],
      vendor: application.vendor[language],
      ...(history && { history: history.map((one) => ({ ...one, notes: one.notes[language] })) }),
    }))
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id));
  const start = (page - 1) * page_size;
  return { total: matches.length, list: matches.slice(start, start + page_size) };
}

/** Case, full width and hyphens are no difference: `plugin` finds `Plug-in`. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('-', '');

function textOf({ name, summary, vendor, category }: Application): string {
  const inBoth = [name, summary, vendor].flatMap((text) => [text.zh, text.en]);
  return plain([...inBoth, wordsOfCategory(category)].join('\n'));
}
