/** The list of applications. When a page is added, the focus moves to its first entry. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { withTexts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import { type MarketEntry, MARKET_PERMISSIONS } from '#src/api/contract/market.ts';
import { longDay } from '#src/domain/day.ts';
import { pluginLink } from '#src/domain/plugin-link.ts';
import { MARKET_PAGE_SIZE } from './store.ts';

/** Names of categories by their API ids. */
export type Categories = ReadonlyMap<string, string>;

interface Props {
  locale: Locale;
  installPath: string;
  categories: Categories;
  entries: readonly MarketEntry[];
  /** True for the unfiltered list, whose newest entry is large. */
  isWhole: boolean;
  /** Index of the first entry of the page that was added last. */
  firstNew: number;
  /** Written by the build, where every byte delays the first paint: without pictures and details. */
  isBuilt?: boolean;
}

export function Entries({
  locale,
  installPath,
  categories,
  entries,
  isWhole,
  firstNew,
  isBuilt = false,
}: Props) {
  const { t } = useTranslation('market');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (firstNew > 0) list.current?.querySelectorAll('h2')[firstNew]?.focus();
  }, [firstNew]);

  const isSample = ({ sample }: MarketEntry) => Boolean(sample);
  const areSamples = entries.every(isSample);

  return (
    <div>
      {entries.some(isSample) && <p className="small soft">{t(areSamples ? 'allSamples' : 'samples')}</p>}
      <ul className="market__list" ref={list}>
        {entries.map((entry, index) => (
          // The list may change between two requests, so that two pages contain the same entry.
          <Entry
            key={`${index} ${entry.id}`}
            {...{ locale, installPath, categories, entry }}
            isMarked={!areSamples && isSample(entry)}
            isLarge={isWhole && index === 0}
            hasShot={!isBuilt}
            hasDetails={!isBuilt || index < MARKET_PAGE_SIZE}
          />
        ))}
      </ul>
    </div>
  );
}

interface BuiltProps extends Pick<Props, 'locale' | 'installPath' | 'entries'> {
  texts: SomeIslandTexts<'market'>;
  categories: readonly (readonly [string, string])[];
}

/** The list in the page's HTML; it is never hydrated. */
export const BuiltEntries = withTexts(({ categories, ...props }: BuiltProps) => (
  <Entries {...props} categories={new Map(categories)} isWhole firstNew={0} isBuilt />
));

interface EntryProps extends Pick<Props, 'locale' | 'installPath' | 'categories'> {
  entry: MarketEntry;
  /** Marks it as a sample in a list that is not all samples. */
  isMarked: boolean;
  /** Over the full width, with its picture beside it. */
  isLarge: boolean;
  /** Shows its picture in its details. */
  hasShot: boolean;
  hasDetails: boolean;
}

/** A line may end after it, not before. */
const DOT = '\u00a0· ';

/** Only pictures of this site are shown. */
const OWN_PICTURE = /^\/[\w./-]+\.(?:svg|png|webp)$/;

function Entry({
  locale,
  installPath,
  categories,
  entry,
  isMarked,
  isLarge,
  hasShot,
  hasDetails,
}: EntryProps) {
  const { t } = useTranslation('market');
  const facts = [
    categories.get(entry.category) ?? entry.category,
    entry.vendor,
    t('updated', { date: longDay(new Date(entry.updated_at), locale) }),
  ].join(DOT);
  const icon = OWN_PICTURE.test(entry.icon) ? entry.icon : undefined;
  const shot = <Shot {...{ entry, icon }} />;
  return (
    <li className={isLarge ? 'market__entry market__entry--large' : 'market__entry'}>
      {icon && <img width="48" height="48" alt="" loading="lazy" src={icon} />}
      <div>
        {isLarge && <p className="small soft">{t('newest')}</p>}
        <div className="market__name">
          <h2 tabIndex={-1}>{entry.name}</h2>
          <span className="small soft">
            {isMarked && t('sample') + DOT}
            {t('installs', { count: entry.installs.toLocaleString(locale) })}
          </span>
        </div>
        <p className="market__summary">{entry.summary}</p>
        <a className="small" href={pluginLink(installPath, entry.id)}>
          {t('install')}
        </a>
        {hasDetails ? (
          <Details {...{ locale, entry, facts }} shot={hasShot && !isLarge && shot} />
        ) : (
          <p className="small soft">{facts}</p>
        )}
      </div>
      {isLarge && shot}
    </li>
  );
}

/** Drawings for each category's panel of 120 by 60. */
const PANELS: Readonly<Record<string, string>> = {
  listing: 'M4 4h30v30H4zM45 4h30v30H45zM86 4h30v30H86zM4 46h30M45 46h30M86 46h30',
  pricing: 'M4 30h112M36 30h52M36 18v24M88 18v24M62 22v16',
  orders: 'M4 10l5 5 9-10M28 11h88M4 30l5 5 9-10M28 31h64M4 50l5 5 9-10M28 51h76',
  logistics: 'M12 30h96M6 24h12v12H6zM54 24h12v12H54zM102 24h12v12h-12z',
  finance: 'M4 6h36M76 6h40M4 22h52M88 22h28M4 38h44M82 38h34M4 54h112',
  ads: 'M4 56h112M18 56V38M46 56V26M74 56V32M102 56V10',
  research: 'M4 56h112M4 46l22-8 22 4 22-18 22 4 24-20',
  rpa: 'M4 20h26v20H4zM30 30h17M47 20h26v20H47zM73 30h17M90 20h26v20H90z',
  security: 'M60 4l24 8v18c0 14-10 22-24 27-14-5-24-13-24-27V12zM49 30l8 8 15-17',
  team: 'M60 4h0M46 4h28v14H46zM60 18v12M18 42V30h84v12M4 42h28v14H4zM46 42h28v14H46zM88 42h28v14H88zM60 30v12',
};

/** A drawing of a shop's window: a product's page, and the application's panel beside it. */
function Shot({ entry, icon }: { entry: MarketEntry; icon: string | undefined }) {
  const panel = PANELS[entry.category];
  return (
    <div className="market__shot" aria-hidden="true">
      <p className="stencil">US-0427 · 203.0.113.7</p>
      <span>
        <svg viewBox="0 0 24 24">
          <path d="M8 4h8l3 8H5zM12 12v8M8 20h8" />
        </svg>
        <b>Desk lamp</b>
        $64
      </span>
      <div>
        {icon && <img width="24" height="24" alt="" loading="lazy" src={icon} />}
        <strong>{entry.name}</strong>
        {panel && (
          <svg viewBox="0 0 120 60">
            <path d={panel} />
          </svg>
        )}
      </div>
    </div>
  );
}

type Permission = (typeof MARKET_PERMISSIONS)[number];

const isKnown = (name: string): name is Permission => MARKET_PERMISSIONS.some((known) => known === name);

interface DetailsProps {
  locale: Locale;
  entry: MarketEntry;
  /** Category, maker and day of the last update. */
  facts: string;
  /** Its picture, unless it is shown beside the entry. */
  shot?: ReactNode;
}

/** Facts to know before installing: where it appears in a shop, its permissions, its changes. */
function Details({ locale, entry, facts, shot }: DetailsProps) {
  const { t } = useTranslation('market');
  const { permissions = [], history = [] } = entry;
  return (
    <details className="market__details">
      <summary>
        {t('details.open')}
        <span className="visually-hidden"> {entry.name}</span>
      </summary>
      <div className="market__inside">
        <p className="small soft">{facts}</p>
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
