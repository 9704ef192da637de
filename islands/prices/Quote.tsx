/** The quote of the address: issuer, day, validity, and every line. Nothing is sent. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { browserHost } from '#src/browser/host.ts';
import { longDay } from '#src/domain/day.ts';
import { sumsOf, type Prices } from '#src/domain/prices.ts';
import { showDay, readQuote, withSelection, type ShownQuote } from './store.ts';
import { SumsTable } from './SumsTable.tsx';

interface Props extends IslandProps<'prices'> {
  prices: Prices;
  company: string;
  /** Path of the calculator's page, in the page's language. */
  feesPath: string;
  /** The quote that the HTML was built with. */
  builtWith: ShownQuote;
}

export const Quote = withTexts(QuoteSheet);

function QuoteSheet({ locale, prices, company, feesPath, builtWith }: Props) {
  const { t } = useTranslation('prices');
  const isHydrated = useIsHydrated();
  const [asked] = useState(() => (import.meta.env.SSR ? builtWith : readQuote(browserHost, prices)));
  const { selection, issued, until, hasEnded, isChanged } = isHydrated ? asked : builtWith;
  useEffect(() => showDay(browserHost, asked.issued), [asked]);

  const sums = sumsOf(prices, selection);
  const day = (text: string) => longDay(new Date(text), locale);
  const facts = [
    [t('quote.by'), company],
    [t('quote.issued'), day(issued)],
    [t('quote.until'), day(until)],
    [t('term'), t(`terms.${selection.term}`)],
  ];
  return (
    <div className="quote stack scripted" data-awake={isHydrated}>
      {(hasEnded || isChanged) && (
        <p className="notice notice--warn" role="status">
          <span>
            {hasEnded && t('quote.ended', { until: day(until) })}{' '}
            {isChanged && t('quote.changed', { since: day(prices.since) })}{' '}
            <a href={withSelection(feesPath, selection)}>{t('quote.again')}</a>
          </span>
        </p>
      )}
      <dl className="quote__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SumsTable {...{ locale, sums }} term={selection.term} isDetailed />
      <ul className="quote__terms">
        {[
          t('quote.terms.tax'),
          t('quote.terms.since', { since: day(prices.since) }),
          ...(hasEnded || isChanged ? [] : [t('quote.terms.holds', { until: day(until) })]),
          t('quote.terms.newUser'),
          t('quote.terms.sent'),
        ].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <a className="link-arrow quote__change" href={withSelection(feesPath, selection)}>
        {t('quote.change')}
      </a>
    </div>
  );
}
