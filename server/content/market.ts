/**
 * Searches the applications market like the site's other searches: typing mistakes, pinyin and everyday words match,
 * the best answer comes first, and all words must match. Both languages are searched, since a name may be known in
 * either; the answer is in the asked language. Without words the newest come first.
 */
import type { RequestOf } from '#server/api/handler.ts';
import type { MarketEntry } from '#src/api/contract/market.ts';
import { entryOf, newestFirst, type Application } from '#src/domain/market.ts';
import { createSearch } from '#src/domain/search/search.ts';
import { pinyinOf } from '#src/domain/search/pinyin.ts';

export function listApplications(
  applications: readonly Application[],
  { keyword, category, page, page_size }: RequestOf<'applicationMarketList'>,
  language: 'zh' | 'en',
): { total: number; list: MarketEntry[] } {
  const found = keyword.trim() === '' ? applications.toSorted(newestFirst) : searchOf(applications)(keyword);
  const matches = found.filter((application) => category === '' || application.category === category);
  const start = (page - 1) * page_size;
  const list = matches.slice(start, start + page_size).map((application) => entryOf(application, language));
  return { total: matches.length, list };
}

type Find = (keyword: string) => Application[];

/** Prepared once for the published content, until that is read again. */
const searches = new WeakMap<readonly Application[], Find>();

function searchOf(applications: readonly Application[]): Find {
  const known = searches.get(applications);
  if (known) return known;
  const byId = new Map(applications.map((application) => [application.id, application]));
  const find = createSearch(applications.map(documentOf), {
    segmenter: new Intl.Segmenter('zh', { granularity: 'word' }),
    pinyin: pinyinOf(applications.flatMap((application) => namesOf(application))),
    limit: Infinity,
    needsAll: true,
  });
  const search: Find = (keyword) => find(keyword).flatMap(({ document }) => byId.get(document.url) ?? []);
  searches.set(applications, search);
  return search;
}

const inBoth = ({ zh, en }: { zh: string; en: string }): string[] => [zh, en];

const namesOf = ({ name, names, category }: Application): string[] => [
  ...inBoth(name),
  ...(names ? inBoth(names) : []),
  wordsOfCategory(category),
];

function documentOf(application: Application) {
  const { id, summary, vendor } = application;
  const [title = '', ...names] = namesOf(application);
  const text = [...inBoth(summary), ...inBoth(vendor)].join('\n');
  // `plugin` finds `Plug-in`.
  const hyphened = [title, ...names, text].join(' ').match(/\w+(?:-\w+)+/g) ?? [];
  const keywords = hyphened.join(' ').replaceAll('-', '');
  return { kind: 'page' as const, url: id, title, names, text, keywords };
}

/**
 * Search words for the market's categories, in both languages, on a page in either: the names that the page shows (a
 * test compares them with its dictionaries) and other common words.
 */
const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  listing: '商品上架 刊登 发布 Listing products',
  pricing: '定价 改价 价格 Pricing repricing',
  orders: '订单 Orders',
  logistics: '物流 运费 发货 快递 Shipping logistics freight',
  finance: '财务 利润 对账 Finance profit accounting',
  ads: '广告 推广 Ads advertising',
  research: '选品 调研 Research',
  rpa: '自动化 机器人 流程 RPA Automation robot',
  security: '安全 Security',
  team: '团队 员工 Team staff',
};

export const wordsOfCategory = (category: string): string => CATEGORY_WORDS[category] ?? category;
