/** One product's estimates: ranges with the day that they are of, a year as a band, and the same as a table. */
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import type { Estimate } from '#src/api/contract/assistant.ts';
import { longDay } from '#src/domain/day.ts';

const WIDTH = 420;
const HEIGHT = 160;

/** Between the least and the most of each month. */
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

export function EstimateSheet({ locale, estimate }: { locale: Locale; estimate: Estimate }) {
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
    <article className="card estimate">
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
