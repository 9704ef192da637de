/**
 * `/operator`, beside the desk's inbox: visits, downloads and registrations as charts that are drawn here, each
 * readable as a table. It holds nothing about a person, and needs no script.
 */
import { html, raw } from 'hono/html';
import { knownPromoters } from '#server/content/content.ts';
import { PLAIN_STYLE, plainPage, policyFor, type Page } from '#server/http/plain-page.ts';
import type { Installation } from '#server/installation.ts';
import type { DeskLanguage } from '#src/config/wire.ts';
import { DEVICE_NAMES } from '#src/domain/device/types.ts';
import { columns } from '#src/drawing/columns.ts';
import {
  beijingDay,
  everyDay,
  lastDays,
  total,
  type DaySum,
  COUNTED,
  sumsBy,
  sumsByDay,
  type Counts,
  type Dimension,
  type Sum,
} from './sums.ts';

const PERIODS = [7, 30, 90, 365] as const;
type Period = (typeof PERIODS)[number];
/** The command lists the rest. */
const MAX_ROWS = 50;

type Breakdown = Exclude<Dimension, 'day'>;

interface Figures {
  language: DeskLanguage;
  brand: Readonly<Record<'zh' | 'en', string>>;
  period: Period;
  /** Each day of the period, oldest first. */
  days: readonly DaySum[];
  by: Readonly<Record<Breakdown, readonly Sum[]>>;
  isKnown: (promoter: string) => boolean;
}

const TEXTS = {
  'zh-CN': {
    title: '运营数据',
    inbox: '客服工作台',
    other: 'English',
    period: '最近 # 天',
    periods: '时间范围',
    note: '访问和下载只统计同意统计的访客；注册全部计入，所以不能直接相除当作转化率。按北京时间分日，数据截至打开本页时。',
    landing: '访问',
    download: '下载',
    registration: '注册',
    chart: '每天的数量，最多的一天为 #',
    table: '按天列出',
    day: '日期',
    promoter: '推广码',
    channel: '渠道',
    language: '语言',
    device: '设备',
    none: '无',
    others: '其他',
    unmarked: '未登记',
    unknown: '未知',
    nothing: '这段时间还没有数据。',
    more: '这里只列出前 # 项，其余请用 npm run operate -- statistics 查看。',
    zh: '中文',
    en: '英文',
  },
  'en-US': {
    title: 'Figures',
    inbox: 'Support inbox',
    other: '中文',
    period: 'Last # days',
    periods: 'Period',
    note: 'Visits and downloads are counted only for people who allowed statistics; registrations are all counted, so one divided by the other is no conversion rate. Days are Beijing time. Figures are as of when you opened this page.',
    landing: 'Visits',
    download: 'Downloads',
    registration: 'Registrations',
    chart: 'by day, at most # in a day',
    table: 'Day by day',
    day: 'Day',
    promoter: 'Partner code',
    channel: 'Channel',
    language: 'Language',
    device: 'Device',
    none: 'None',
    others: 'Others',
    unmarked: 'not in promoters.json',
    unknown: 'Unknown',
    nothing: 'Nothing in this period yet.',
    more: 'These are the first #. npm run operate -- statistics has the rest.',
    zh: 'Chinese',
    en: 'English',
  },
} as const satisfies Record<DeskLanguage, Record<string, string>>;

const STYLE = `${PLAIN_STYLE}
main { max-inline-size: 72rem; margin-inline: auto; padding: 16px; }
nav, nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-flex; align-items: center; min-block-size: 44px; }
[aria-current] { font-weight: 700; color: var(--ink); }
.soft { color: var(--soft); max-inline-size: 46rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 16px; margin-block-end: 16px; }
figure, section { margin-block-end: 16px; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 4px; }
figcaption b { font-size: 1.5rem; margin-inline-start: 8px; }
figure { margin: 0; } figure svg { display: block; inline-size: 100%; block-size: 96px; }
svg path { fill: var(--sea); } .ground { stroke: var(--line); }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 8px 8px 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
th { font-weight: 600; } tbody th { overflow-wrap: anywhere; min-inline-size: 5.5rem; } td { inline-size: 22%; min-inline-size: 3.5rem; }
td svg { display: block; inline-size: 100%; block-size: 4px; }
summary { min-block-size: 44px; display: list-item; padding-block: 10px; cursor: pointer; }
`;

export const OPERATOR_POLICY = policyFor(STYLE, 'data:');

/** @param asked the number of days in the address */
export async function showFigures(
  { db, clock, content }: Pick<Installation, 'db' | 'clock' | 'content'>,
  { language, brand }: Pick<Figures, 'language' | 'brand'>,
  asked: string | undefined,
): Promise<Page> {
  const period = PERIODS.find((days) => String(days) === asked) ?? 30;
  const days = lastDays(clock.now(), period);
  const query = { from: days[0] ?? 0, to: Number.MAX_SAFE_INTEGER };
  const known = new Set(knownPromoters(content));
  return operatorPage({
    language,
    brand,
    period,
    days: everyDay(days, await sumsByDay(db, query)),
    by: {
      promoter: await sumsBy(db, 'promoter', query),
      channel: await sumsBy(db, 'channel', query),
      language: await sumsBy(db, 'language', query),
      device: await sumsBy(db, 'device', query),
    },
    isKnown: (promoter) => known.has(promoter),
  });
}

function operatorPage(figures: Figures): Page {
  const { language, period, days, by } = figures;
  const brand = figures.brand[language === 'zh-CN' ? 'zh' : 'en'];
  const t = TEXTS[language];
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  const address = (to: Period, inLanguage = language) =>
    raw(`/operator?language=${inLanguage}&amp;days=${to}`);
  const daysWithEvents = days.filter(
    ({ landing, download, registration }) => landing + download + registration > 0,
  );
  return plainPage(
    {
      lang: language === 'zh-CN' ? 'zh-CN' : 'en',
      title: `${t.title} · ${brand}`,
      style: STYLE,
      icon: 'data:,',
    },
    html`<nav aria-label="${brand}">
        <a href="/agent">${t.inbox}</a>
        <a href="${address(period, other)}" lang="${other}" hreflang="${other}">${t.other}</a>
      </nav>
      <h1>${t.title}</h1>
      <nav aria-label="${t.periods}">
        <ul>
          ${PERIODS.map((each) => {
            const words = t.period.replace('#', String(each));
            return html`<li>
              <a href="${address(each)}" ${each === period ? raw('aria-current="page"') : ''}>${words}</a>
            </li>`;
          })}
        </ul>
      </nav>
      <p class="soft">${t.note}</p>
      <div class="charts">${COUNTED.map((count) => chart(figures, count))}</div>
      <section>
        <details>
          <summary>${t.table}</summary>
          ${tableOf(
            figures,
            t.day,
            daysWithEvents.map(({ day, ...counts }) => ({ value: beijingDay(day), ...counts })).toReversed(),
          )}
        </details>
      </section>
      ${(Object.keys(by) as Breakdown[]).map(
        (dimension) =>
          html`<section>
            <h2>${t[dimension]}</h2>
            ${tableOf(
              figures,
              t[dimension],
              by[dimension].map((sum) => ({ ...sum, value: nameOf(figures, dimension, sum.value) })),
            )}
          </section>`,
      )}`,
  );
}

function chart({ language, days }: Figures, count: keyof Counts): Page {
  const t = TEXTS[language];
  const values = days.map((day) => day[count]);
  const words = t.chart.replace('#', String(Math.max(...values)));
  return html`<figure>
    <figcaption>${t[count]}<b>${total(days)[count].toLocaleString(language)}</b></figcaption>
    <svg viewBox="0 0 400 96" preserveAspectRatio="none" role="img" aria-label="${t[count]}: ${words}">
      <path class="ground" d="M0 95.5h400" />
      <path d="${columns(values, 400, 96)}" />
    </svg>
  </figure>`;
}

/** Each number has a bar below it, relative to the greatest of its column. */
function tableOf({ language }: Figures, heading: string, all: readonly Sum[]): Page {
  const t = TEXTS[language];
  const rows = all.slice(0, MAX_ROWS);
  if (rows.length === 0) return html`<p>${t.nothing}</p>`;
  const most = (count: keyof Counts): number => Math.max(1, ...rows.map((row) => row[count]));
  const bar = (part: number) =>
    html`<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h${Math.round(part * 100)}v4H0z" />
    </svg>`;
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${heading}">
      <table>
        <thead>
          <tr>
            <th scope="col">${heading}</th>
            ${COUNTED.map((count) => html`<th scope="col">${t[count]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${row.value}</th>
                ${COUNTED.map((count) => html`<td>${row[count].toLocaleString(language)}${bar(row[count] / most(count))}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${all.length > rows.length ? html`<p class="soft">${t.more.replace('#', String(MAX_ROWS))}</p>` : ''}`;
}

function nameOf({ language, isKnown }: Figures, dimension: Breakdown, value: string): string {
  const t = TEXTS[language];
  if (value === '') return dimension === 'language' || dimension === 'device' ? t.unknown : t.none;
  if (value === '*') return t.others;
  if (dimension === 'language') return value === 'zh' || value === 'en' ? t[value] : value;
  if (dimension === 'device') return (DEVICE_NAMES as Readonly<Record<string, string>>)[value] ?? value;
  return dimension === 'channel' || isKnown(value) ? value : `${value} (${t.unmarked})`;
}
