/** Gathers what the operator's page shows. */
import { knownPromoters } from '#server/content/content.ts';
import type { Page } from '#server/http/plain-page.ts';
import type { Installation } from '#server/installation.ts';
import type { DeskLanguage } from '#src/config/wire.ts';
import { everyDay, lastDays } from './days.ts';
import { operatorPage, PERIODS, type Figures } from './operator-page.ts';
import { sumsBy, sumsByDay } from './sums.ts';

interface Asked {
  language: DeskLanguage;
  brand: Figures['brand'];
  /** How many days, as the address says. */
  days: string | undefined;
}

export async function showFigures(
  { db, clock, content }: Pick<Installation, 'db' | 'clock' | 'content'>,
  { language, brand, days: asked }: Asked,
): Promise<Page> {
  const period = PERIODS.find((days) => String(days) === asked) ?? 30;
  const days = lastDays(clock.now(), period);
  const wanted = { from: days[0] ?? 0, to: Number.MAX_SAFE_INTEGER };
  const known = new Set(knownPromoters(content));
  return operatorPage({
    language,
    brand,
    period,
    days: everyDay(days, await sumsByDay(db, wanted)),
    by: {
      promoter: await sumsBy(db, 'promoter', wanted),
      channel: await sumsBy(db, 'channel', wanted),
      language: await sumsBy(db, 'language', wanted),
      device: await sumsBy(db, 'device', wanted),
    },
    isKnown: (promoter) => known.has(promoter),
  });
}
