/**
 * What the list is asked for: a word, and one category or all. The page keeps both. On a phone the categories stand behind
 * one button, which names the one that is shown.
 */
import { useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { MARKET_LIMITS } from '#src/config/wire.ts';
import type { Categories } from './Entries.tsx';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  categories: Categories;
  /** Name of the category that the list shows; undefined for all. */
  shown: string | undefined;
  /** A letter more or less. */
  onType: () => void;
  /** A category, or Enter: the question is whole. */
  onAsk: () => void;
}

export function SearchForm({ form, categories, shown, onType, onAsk }: Props) {
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
            // Pinyin that becomes a word is no question yet.
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
