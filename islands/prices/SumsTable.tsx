/** The prices line by line: each item, its sum for the period, and a new user's first payment. */
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { plainAmount, type Sums, type Term } from '#src/domain/prices.ts';

interface Props {
  locale: Locale;
  term: Term;
  sums: Sums;
  /** A line for each region, and none for items that are not wanted; otherwise always the same three lines. */
  isDetailed?: boolean;
}

export function SumsTable({ locale, term, sums, isDetailed = false }: Props) {
  const { t } = useTranslation('prices');
  const addresses = sums.lines.filter(({ region }) => region !== undefined);
  const others = sums.lines
    .filter(({ region }) => region === undefined)
    .map((line) => ({ ...line, name: t(line.name === 'shops' ? 'shops' : 'seats') }));
  const lines = isDetailed
    ? [...others, ...addresses.map((line) => ({ ...line, name: t('ip', { region: line.region }) }))].filter(
        ({ count }) => count > 0,
      )
    : [
        ...others,
        {
          name: t('ips'),
          count: addresses.reduce((all, { count }) => all + count, 0),
          sum: addresses.reduce((all, { sum }) => all + sum, 0),
          each: undefined,
        },
      ];
  const amount = (yuan: number) => t('amount', { amount: plainAmount(yuan, locale) });
  const total = (key: 'period' | 'first' | 'later', value: number, className = '') => (
    <tr className={className}>
      <th scope="row">{key === 'first' ? t('sums.first') : t(`sums.${key}.${term}`)}</th>
      <td>{amount(value)}</td>
    </tr>
  );
  return (
    <table className="sums">
      <caption className="visually-hidden">{t('sums.caption')}</caption>
      <tbody>
        {lines.map(({ name, count, each, sum }) => (
          <tr key={name}>
            <th scope="row">
              {name}{' '}
              <span className="soft">
                {each === undefined ? count : t('sums.times', { count, each: amount(each) })}
              </span>
            </th>
            <td>{amount(sum)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {total('period', sums.period, 'sums__total')}
        <tr>
          <th scope="row">{t(`sums.half.${term}`)}</th>
          <td>{t('minus', { amount: amount(sums.half) })}</td>
        </tr>
        <tr>
          <th scope="row">{t('sums.coupon')}</th>
          <td>{t('minus', { amount: amount(sums.coupon) })}</td>
        </tr>
        {total('first', sums.first, 'sums__first')}
        {total('later', sums.period)}
        <tr>
          <th scope="row">{t('sums.twelveMonths')}</th>
          <td>{amount(sums.twelveMonths)}</td>
        </tr>
      </tbody>
    </table>
  );
}
