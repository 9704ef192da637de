/** The applications market: search, categories, the list, and messages where there is no list. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode, useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { Locale } from '#i18n/locales.ts';
import { readValues, resetValues, restoreValues } from '#islands/ui/form-values.ts';
import { withTexts, type IslandTexts } from '#islands/ui/texts.tsx';
import { siteHost } from '#src/stores/site-host.ts';
import { ALL, createMarket, isAll, markOf, MARKET_PAGE_SIZE, type MarketState } from './store.ts';
import { Entries, type Categories } from './Entries.tsx';
import { MARKET_LIMITS } from '#src/config/wire.ts';

interface Props {
  locale: Locale;
  texts: {
    forms: { apiErrors: { maintenance: string } };
    market: Omit<
      IslandTexts<'market'>['market'],
      'meta' | 'title' | 'lead' | 'categories' | 'noScript' | 'join' | 'assistant' | 'kinds'
    >;
  };
  /** API id and name of each category. */
  categories: readonly (readonly [string, string])[];
  /** Where an application is installed, in the page's language. */
  installPath: string;
  /** The list that the page was built with: its total, and `markOf` its first page. */
  built: { total: number; mark: string };
  /** That list as HTML. */
  children: ReactNode;
}

export const Market = withTexts(List);

const FIELDS = ['keyword', 'category'] as const;

function questionIn(form: HTMLFormElement) {
  const { keyword, category } = readValues(form, FIELDS);
  return { keyword: keyword.trim(), category };
}

function List({ locale, installPath, categories: names, built, children }: Props) {
  const { t } = useTranslation(['market', 'forms']);
  const [categories] = useState<Categories>(() => new Map(names));
  const [market] = useState(() => createMarket({ host: siteHost, categories: [...categories.keys()] }));
  const state = useStore(market.$market);
  const { phase, asked, answered, entries, total, firstNew } = state;
  const isMaintenance = state.complaint?.key === 'apiErrors.maintenance';
  const isWhole = answered !== undefined && isAll(answered);
  const shownTotal = answered ? total : isAll(asked) ? built.total : undefined;
  // If the API's list is the same, nothing moves, closes or loses the focus.
  const showsBuilt = answered
    ? isWhole && total === built.total && markOf(entries) === built.mark
    : isAll(asked) || phase === 'loading';
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const left = total - entries.length;
  const question = () => form.current && questionIn(form.current);
  const type = () => market.type(question() ?? ALL);
  const ask = () => void market.ask(question() ?? ALL);

  useEffect(() => {
    if (form.current) restoreValues(form.current, { ...market.start(questionIn(form.current)) });
    return market.dispose;
  }, [market]);

  return (
    <div className="market stack stack--wide" aria-busy={phase === 'loading' || phase === 'more'}>
      <SearchForm
        form={form}
        categories={categories}
        shown={answered && categories.get(answered.category)}
        onType={type}
        onAsk={ask}
      />
      <p className="small soft" role="status" tabIndex={-1} ref={status}>
        {shownTotal !== undefined ? t('total', { total: shownTotal }) : phase === 'loading' && t('loading')}
      </p>
      {/* Hidden, not removed: only the build can write this HTML. */}
      <div
        className="market__built"
        data-all={phase === 'failed' && !answered ? '' : undefined}
        hidden={!showsBuilt}
      >
        {children}
      </div>
      {!showsBuilt && <Entries {...{ locale, installPath, categories, entries, isWhole, firstNew }} />}
      {answered && entries.length === 0 && (
        <Empty
          answered={answered}
          categories={categories}
          onClear={() => {
            if (form.current) resetValues(form.current);
            status.current?.focus();
            void market.ask(ALL);
          }}
        />
      )}
      {phase === 'failed' && (answered !== undefined || !isAll(asked)) && (
        <div className="notice notice--danger" role="alert">
          <span>{t(isMaintenance ? 'forms:apiErrors.maintenance' : 'failed.text')}</span>
          <Button
            look="small"
            onClick={() => {
              status.current?.focus();
              void market.retry();
            }}
            label={t('failed.retry')}
          />
        </div>
      )}
      {left > 0 && phase !== 'loading' && (
        <Button
          className="market__more"
          isOff={phase === 'more'}
          onClick={() => void market.more()}
          label={t('more', { count: Math.min(left, MARKET_PAGE_SIZE) })}
        />
      )}
    </div>
  );
}

interface EmptyProps {
  answered: NonNullable<MarketState['answered']>;
  categories: Categories;
  onClear: () => void;
}

function Empty({ answered, categories, onClear }: EmptyProps) {
  const { t } = useTranslation('market');
  const keyword = answered.keyword || (categories.get(answered.category) ?? answered.category);
  return (
    <div className="vacant">
      <h2>{t('empty.title', { keyword })}</h2>
      <p>{t('empty.text')}</p>
      <Button onClick={onClear} label={t('empty.clear')} />
    </div>
  );
}

interface SearchFormProps {
  form: RefObject<HTMLFormElement | null>;
  categories: Categories;
  /** Name of the shown category; undefined for all. */
  shown: string | undefined;
  /** Called for each typed character. */
  onType: () => void;
  /** Called for a category or Enter: the question is complete. */
  onAsk: () => void;
}

/**
 * The search: a word, and one category or all. The page keeps both. On a phone one button, named after the chosen
 * category, opens the categories.
 */
function SearchForm({ form, categories, shown, onType, onAsk }: SearchFormProps) {
  const { t } = useTranslation('market');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const choices = [['', t('all')], ...categories] as const;
  return (
    <form
      className="market__search"
      ref={form}
      role="search"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <label className="field">
        <span className="field__label">{t('search')}</span>
        <input
          className="input"
          type="search"
          name="keyword"
          maxLength={MARKET_LIMITS.keyword}
          placeholder={t('placeholder')}
          onChange={({ nativeEvent }) => {
            // Pinyin in composition is not a question yet.
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) onType();
          }}
          onCompositionEnd={onType}
        />
      </label>
      <Button
        look="small"
        className="market__open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        label={t('open', { category: shown ?? t('all') })}
      />
      <fieldset id={id} data-open={isOpen} onChange={onAsk}>
        <legend className="visually-hidden">{t('category')}</legend>
        <div className="choices">
          {choices.map(([value, label]) => (
            <label className="choice market__choice" key={value}>
              <input
                className="visually-hidden"
                type="radio"
                name="category"
                value={value}
                defaultChecked={value === ''}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
