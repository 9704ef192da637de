/** The list itself. A further page leads the keyboard to its first entry. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { withTexts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import type { MarketEntry } from '#src/api/contract/market.ts';
import { longDay } from '#src/domain/day.ts';
import { pluginLink } from '#src/domain/plugin-link.ts';
import { Details } from './Details.tsx';
import { MARKET_PAGE_SIZE } from './store.ts';
import { Shot } from './Shot.tsx';

/** Names of categories by what the API calls them. */
export type Categories = ReadonlyMap<string, string>;

interface Props {
  locale: Locale;
  installPath: string;
  categories: Categories;
  entries: readonly MarketEntry[];
  /** Of all there is, the newest opens the list; of what was looked for, each is one of many. */
  isWhole: boolean;
  /** Position of the first that a further page has brought. */
  firstNew: number;
  /** Written by the build, where every byte comes before the paint: pictures and further details are left to the API's list. */
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

  return (
    <div>
      {entries.some(({ sample }) => sample) && <p className="small soft">{t('samples')}</p>}
      <ul className="market__list" ref={list}>
        {entries.map((entry, index) => (
          // The list may have moved between two pages, so that one of them repeats an entry of the other.
          <Entry
            key={`${index} ${entry.id}`}
            {...{ locale, installPath, categories, entry }}
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

/** The list as the build writes it into the page; it never wakes. */
export const BuiltEntries = withTexts(({ categories, ...props }: BuiltProps) => (
  <Entries {...props} categories={new Map(categories)} isWhole firstNew={0} isBuilt />
));

interface EntryProps extends Pick<Props, 'locale' | 'installPath' | 'categories'> {
  entry: MarketEntry;
  /** Across the list, with its picture beside it. */
  isLarge: boolean;
  /** In its details. */
  hasShot: boolean;
  hasDetails: boolean;
}

/** A line may end after it, not before. */
const DOT = '\u00a0· ';

/** Pictures of this site only; anything else is left out. */
const OWN_PICTURE = /^\/[\w./-]+\.(?:svg|png|webp)$/;

function Entry({ locale, installPath, categories, entry, isLarge, hasShot, hasDetails }: EntryProps) {
  const { t } = useTranslation('market');
  const facts = [
    ...(entry.sample ? [t('sample')] : []),
    categories.get(entry.category) ?? entry.category,
    entry.vendor,
    t('installs', { count: entry.installs.toLocaleString(locale) }),
  ];
  const icon = OWN_PICTURE.test(entry.icon) ? entry.icon : undefined;
  const shot = <Shot {...{ entry, icon }} />;
  return (
    <li className={isLarge ? 'market__entry market__entry--large' : 'market__entry'}>
      {icon && <img width="48" height="48" alt="" loading="lazy" src={icon} />}
      <div>
        {isLarge && <p className="small soft">{t('newest')}</p>}
        <h2 tabIndex={-1}>{entry.name}</h2>
        <p>{entry.summary}</p>
        <p className="small soft">
          {facts.join(DOT)}
          {DOT}
          <span className="market__day">
            {t('updated', { date: longDay(new Date(entry.updated_at), locale) })}
          </span>
        </p>
        <a className="small" href={pluginLink(installPath, entry.id)}>
          {t('install')}
        </a>
        {hasDetails && <Details {...{ locale, entry }} shot={hasShot && !isLarge && shot} />}
      </div>
      {isLarge && shot}
    </li>
  );
}
