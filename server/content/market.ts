/** Searches the applications market: newest first, by words in name, summary and vendor of the asked language. */
import type { MarketEntry } from '#src/api/contract/market.ts';
import type { Application } from './content.ts';

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
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = applications
    .map((application) => ({
      ...application,
      name: application.name[language],
      summary: application.summary[language],
      vendor: application.vendor[language],
    }))
    .filter((entry) => category === '' || entry.category === category)
    .filter((entry) => {
      const text = `${entry.name}\n${entry.summary}\n${entry.vendor}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id));
  const start = (page - 1) * page_size;
  return { total: matches.length, list: matches.slice(start, start + page_size) };
}
