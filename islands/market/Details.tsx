/** What to know of an application before it is installed: where it stands in a shop, what it asks for, what has changed. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { MARKET_PERMISSIONS, type MarketEntry } from '#src/api/contract/market.ts';
import { longDay } from '#src/domain/day.ts';

type Permission = (typeof MARKET_PERMISSIONS)[number];

const isKnown = (name: string): name is Permission => MARKET_PERMISSIONS.some((known) => known === name);

interface Props {
  locale: Locale;
  entry: MarketEntry;
  /** Its picture, unless that stands beside it. */
  shot?: ReactNode;
}

export function Details({ locale, entry, shot }: Props) {
  const { t } = useTranslation('market');
  const { permissions = [], history = [] } = entry;
  return (
    <details className="market__details">
      <summary>
        {t('details.open')}
        <span className="visually-hidden"> {entry.name}</span>
      </summary>
      <div className="market__inside">
        {shot}
        <section>
          <h3>{t('details.permissions')}</h3>
          {permissions.length === 0 ? (
            <p className="soft">{t('details.untold')}</p>
          ) : (
            <ul>
              {permissions.map((name) => (
                <li key={name}>{isKnown(name) ? t(`details.may.${name}`) : name}</li>
              ))}
            </ul>
          )}
        </section>
        {history.length > 0 && (
          <section>
            <h3>{t('details.versions')}</h3>
            <dl>
              {history.map(({ version, updated_at, notes }) => (
                <div key={version}>
                  <dt>
                    <span className="stencil">{version}</span>
                    <time className="small" dateTime={updated_at}>
                      {longDay(new Date(updated_at), locale)}
                    </time>
                  </dt>
                  <dd>{notes}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </details>
  );
}
