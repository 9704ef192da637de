/** Search in the texts of one language: answers appear while typing, and Enter leads to the first one. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { locales, type Locale } from '#i18n/locales.ts';
import { textsByLocale, withTexts } from '#islands/ui/texts.tsx';
import { useWhenOnline } from '#islands/ui/use-when-online.ts';
import { MOST_HITS, type Hit, type SearchTexts } from '#src/domain/search/search.ts';
import { browserHost } from '#src/browser/host.ts';
import { createSearchBox, type SearchState } from './store.ts';

interface Props {
  locale: Locale;
  /** Address of the search texts. */
  index: string;
  /** The other language, searched if the page's own has no hit. */
  other: { locale: Locale; index: string };
  /** Links that are offered when nothing is found. */
  ways: Readonly<Record<Way, string>>;
}

const WAYS = ['faq', 'customerService'] as const;
type Way = (typeof WAYS)[number];

const searchTexts = textsByLocale<'search'>(import.meta.glob('../../i18n/*/search.ts', { eager: true }));

/** @throws Error when the texts could not be fetched */
async function fetchSearchTexts(url: string, signal: AbortSignal): Promise<SearchTexts> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`The search index ${url} answered with status ${reply.status}`);
  return (await reply.json()) as SearchTexts; // our own file, written by the build
}

export const Search = withTexts(Box, searchTexts);

function Box({ locale, index, other, ways }: Props) {
  const { t } = useTranslation('search');
  const [search] = useState(() =>
    createSearchBox({
      host: browserHost,
      fetchTexts: (signal) => fetchSearchTexts(index, signal),
      fetchOther: (signal) => fetchSearchTexts(other.index, signal),
      segmenter: 'Segmenter' in Intl ? new Intl.Segmenter(locale, { granularity: 'word' }) : undefined,
    }),
  );
  const state = useStore(search.$search);
  const field = useRef<HTMLInputElement>(null);
  const hits = useRef<HTMLOListElement>(null);
  const id = useId();

  useEffect(() => {
    search.start();
    const input = field.current;
    // Typed before hydration, or asked by the address; words that the page proposes wait for the focus.
    if (input && (input.value !== input.defaultValue || input.matches(':focus'))) search.type(input.value);
    return search.dispose;
  }, [search]);

  useEffect(() => {
    if (state.answered > 0) hits.current?.querySelector('a')?.focus();
  }, [state.answered]);

  useWhenOnline(state.phase === 'failed', () => search.type(field.current?.value ?? ''));

  return (
    <search className="search">
      <form
        className="search__form"
        onSubmit={(event) => {
          event.preventDefault();
          search.submit(field.current?.value ?? '');
        }}
      >
        <label className="search__label" htmlFor={id}>
          {t('label')}
        </label>
        <input
          className="search__field"
          id={id}
          ref={field}
          type="search"
          name="q"
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          onChange={(event) => search.type(event.target.value)}
          onFocus={(event) => {
            if (state.phase === 'idle') search.type(event.target.value);
          }}
        />
        <Button type="submit" label={t('submit')} />
      </form>
      <Status {...state} other={locales[other.locale].ownName} />
      {state.phase === 'found' && state.hits.length === 0 && <OtherWays {...ways} />}
      <ol
        className="search__hits"
        ref={hits}
        lang={state.isOther ? locales[other.locale].htmlLang : undefined}
      >
        {state.hits.map((hit) => (
          <Answer key={hit.document.url} {...hit} />
        ))}
      </ol>
    </search>
  );
}

function Status({ phase, query, hits, isOther, other }: SearchState & { other: string }) {
  const { t } = useTranslation('search');
  const foundText = (count: number) => {
    if (count === 0) return t('none', { query });
    if (isOther) return t('other', { query, count, language: other });
    // There may be more hits.
    return t(count < MOST_HITS ? 'found' : 'most', { count });
  };
  return (
    <p className="search__status small soft" role="status">
      {phase === 'loading' && t('loading')}
      {phase === 'failed' && t('failed')}
      {phase === 'found' && foundText(hits.length)}
    </p>
  );
}

function OtherWays(ways: Props['ways']) {
  const { t } = useTranslation('search');
  return (
    <div className="vacant search__elsewhere">
      <p>{t('elsewhere')}</p>
      <ul>
        {WAYS.map((way) => (
          <li key={way}>
            <a href={ways[way]}>{t(`ways.${way}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answer({ document: found, snippet }: Hit) {
  const { t } = useTranslation('search');
  return (
    <li>
      <a href={found.url}>{found.title}</a>
      <span className="badge">{t(`kinds.${found.kind}`)}</span>
      <p className="small soft">
        {snippet.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}
      </p>
    </li>
  );
}
