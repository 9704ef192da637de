/** The look-up of the seller assistant: from a product's address or number to its estimated sales. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps, useMessages } from '#islands/ui/texts.tsx';
import { PRODUCT_MAX_CHARS, type Estimate } from '#src/api/contract/assistant.ts';
import { siteHost } from '#src/stores/site-host.ts';
import { createEstimates, type EstimatesState } from './estimates.ts';
import { isRefused } from './product-query.ts';
import type { Locale } from '#i18n/locales.ts';
import { longDay } from '#src/domain/day.ts';

type Props = IslandProps<'lookUp' | 'market' | 'forms'>;

export const Estimates = withTexts(LookUpPage);

function LookUpPage({ locale }: Props) {
  const { t } = useTranslation('lookUp');
  const { t: market } = useTranslation('market');
  const textOf = useMessages();
  const [estimates] = useState(() => createEstimates(siteHost));
  const state = useStore(estimates.$state);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { current } = input;
    // Text that was typed before hydration is newer than the address.
    if (current && !current.value) current.value = estimates.start();
    return estimates.dispose;
  }, [estimates]);

  const found = state.kind === 'answered' && state.answer.status === 'found' && state.answer.estimate;
  const resultOf = (now: EstimatesState): string | undefined => {
    if (now.kind === 'idle') return '';
    if (now.kind === 'failed') return textOf(now.message);
    if (now.kind === 'asking') return t('asking');
    if (now.kind !== 'answered') return market(`assistant.panel.${now.kind}`);
    return now.answer.status === 'found'
      ? t('found', { name: now.answer.estimate.name })
      : t(`answers.${now.answer.status}`);
  };

  return (
    <>
      <form
        className="form look-up"
        role="search"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void estimates.lookUp(input.current?.value ?? '');
          if (isRefused(estimates.$state.get())) input.current?.focus();
        }}
      >
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {market('assistant.panel.label')}
          </label>
          <div className="input-row">
            <input
              className="input"
              id={id}
              ref={input}
              name="product"
              autoComplete="off"
              maxLength={PRODUCT_MAX_CHARS}
              aria-describedby={`${id}hint ${id}result`}
              aria-invalid={isRefused(state) || undefined}
            />
            <Button look="signal" type="submit" label={t('go')} />
          </div>
          <span className="field__hint" id={`${id}hint`}>
            {market('assistant.panel.hint')}
          </span>
        </div>
        <p className="look-up__result" id={`${id}result`} role="status">
          {resultOf(state)}
        </p>
      </form>
      {found && <EstimateSheet locale={locale} estimate={found} />}
    </>
  );
}

const WIDTH = 420;
const HEIGHT = 160;

/** The lowest and the highest estimate of each month. */
function bandOf(months: Estimate['months']): string {
  const most = Math.max(1, ...months.map(({ high }) => high));
  const step = WIDTH / Math.max(1, months.length - 1);
  const point = (pieces: number, index: number) =>
    `${Math.round(index * step)},${Math.round(HEIGHT - (pieces / most) * (HEIGHT - 8))}`;
  return [
    ...months.map(({ high }, index) => point(high, index)),
    ...months.map(({ low }, index) => point(low, index)).reverse(),
  ].join(' ');
}

/** The estimates of one product: ranges with their day, a band over the year, and the same figures as a table. */
function EstimateSheet({ locale, estimate }: { locale: Locale; estimate: Estimate }) {
  const { t } = useTranslation('lookUp');
  const { name, marketplace, product, monthly_sales, price, currency, listed_at, months } = estimate;
  const day = (text: string) => longDay(new Date(text), locale);
  const number = (value: number) => value.toLocaleString(locale);
  const money = (value: number) => value.toLocaleString(locale, { style: 'currency', currency });
  const range = ({ low, high }: Estimate['price'], write: (value: number) => string) =>
    `${write(low)}–${write(high)}`;
  const facts = [
    [t('sales'), t('pieces', { range: range(monthly_sales, number) })],
    [t('price'), range(price, money)],
    [t('listed'), listed_at === undefined ? t('unknown') : day(listed_at)],
  ];
  return (
    <article className="card estimate stack stack--wide">
      <header>
        <h2 className="text-20">{name}</h2>
        <p className="small soft">
          {t('of', { marketplace, product })}
          {estimate.sample && <span className="badge">{t('sample')}</span>}
        </p>
        <p>{t('asOf', { date: day(estimate.as_of) })}</p>
      </header>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="small soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {months.length > 1 && (
        <>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={t('chart', { count: months.length })}
          >
            <path d={`M0 ${HEIGHT}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} />
            <polygon points={bandOf(months)} />
          </svg>
          <details>
            <summary>{t('months.open')}</summary>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('months.month')}</th>
                  <th scope="col">{t('months.sales')}</th>
                </tr>
              </thead>
              <tbody>
                {months.map(({ month, ...sales }) => (
                  <tr key={month}>
                    <th scope="row">{month}</th>
                    <td>{range(sales, number)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      <p className="small soft">{t('note')}</p>
    </article>
  );
}
