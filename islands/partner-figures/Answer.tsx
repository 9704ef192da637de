/** The figures: two charts, and a table of the days with events. The HTML contains none of it. */
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { Locale } from '#i18n/locales.ts';
import { FocusedHeading } from '#islands/ui/FocusedHeading.tsx';
import { columns } from '#src/drawing/columns.ts';
import style from '#src/styles/on-demand/partner-figures.css?url';
import type { Figures } from './store.ts';

const COUNTS = ['visits', 'registrations'] as const;

interface Props {
  locale: Locale;
  figures: Figures;
  onAgain: () => void;
}

export function Answer({ locale, figures: { days, total }, onAgain }: Props) {
  const { t } = useTranslation('partnerFigures');
  const told = (count: number) => count.toLocaleString(locale);
  const busy = days.filter(({ visits, registrations }) => visits + registrations > 0).reverse();
  return (
    <div className="figures stack">
      <link rel="stylesheet" href={style} precedence="late" />
      <FocusedHeading as="h3">{t('last', { count: days.length })}</FocusedHeading>
      <div className="figures__charts">
        {COUNTS.map((count) => {
          const values = days.map((day) => day[count]);
          const sum = values.reduce((all, value) => all + value, 0);
          return (
            <figure key={count}>
              <figcaption>
                {t(count)} <b className="figure">{told(sum)}</b>
              </figcaption>
              <svg
                viewBox="0 0 300 80"
                preserveAspectRatio="none"
                role="img"
                aria-label={t('chart', { what: t(count), most: told(Math.max(...values)) })}
              >
                <path className="figures__ground" d="M0 79.5h300" />
                <path className="figures__columns" d={columns(values, 300, 80)} />
              </svg>
            </figure>
          );
        })}
      </div>
      {busy.length === 0 ? (
        <p>{t('none', { count: days.length })}</p>
      ) : (
        <div className="figures__scroll" role="region" tabIndex={0} aria-label={t('title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('visits')}</th>
                <th scope="col">{t('registrations')}</th>
              </tr>
            </thead>
            <tbody>
              {busy.map(({ day, visits, registrations }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{told(visits)}</td>
                  <td>{told(registrations)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>{t('total', { visits: told(total.visits), registrations: told(total.registrations) })}</p>
      <Button look="small" onClick={onAgain} label={t('again')} />
    </div>
  );
}
