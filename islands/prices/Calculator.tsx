/** The calculator: shops, people and fixed IPs, and their price. Before hydration the page shows an example. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#islands/ui/Button.tsx';
import { RadioField, TextField } from '#islands/ui/Fields.tsx';
import { readValues } from '#islands/ui/form-values.ts';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { browserHost } from '#src/browser/host.ts';
import {
  fieldsOf,
  exampleSelection,
  MAX_COUNT,
  plainAmount,
  sumsOf,
  TERMS,
  type Prices,
} from '#src/domain/prices.ts';
import { createCalculator, withSelection } from './store.ts';
import { SumsTable } from './SumsTable.tsx';

interface Props extends IslandProps<'prices'> {
  prices: Prices;
  /** Path of the quote, in the page's language. */
  quotePath: string;
}

export const Calculator = withTexts(CalculatorForm);

function CalculatorForm({ locale, prices, quotePath }: Props) {
  const { t } = useTranslation('prices');
  const [calculator] = useState(() => createCalculator(browserHost, prices));
  const { selection, wrong } = useStore(calculator.$calculator);
  const form = useRef<HTMLFormElement>(null);
  const read = () => (form.current ? readValues(form.current, calculator.names) : {});

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    for (const [name, value] of Object.entries(calculator.start(readValues(current, calculator.names)))) {
      const control = current.elements.namedItem(name);
      if (control instanceof RadioNodeList || control instanceof HTMLInputElement) control.value = value;
    }
  }, [calculator]);

  const sums = sumsOf(prices, selection);
  const { counts } = exampleSelection(prices);
  const minimum = Object.fromEntries(fieldsOf(prices).map(({ name, min }) => [name, min]));
  const count = (name: string, label: string) => (
    <TextField
      key={name}
      name={name}
      type="number"
      inputMode="numeric"
      min={minimum[name]}
      max={MAX_COUNT}
      defaultValue={counts[name]}
      label={label}
      error={wrong.includes(name) ? t('wrong', { min: minimum[name], max: MAX_COUNT }) : undefined}
      isJudgedAtOnce
    />
  );

  return (
    <div className="calculator split">
      <form
        className="form calculator__form"
        ref={form}
        method="dialog"
        noValidate
        onInput={() => calculator.change(read())}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="calculator__counts">
          {count('shops', t('shops'))}
          {count('people', t('people'))}
        </div>
        <fieldset className="field">
          <legend className="field__label">{t('addresses')}</legend>
          <div className="calculator__counts">
            {prices.addresses.map(({ id, name }) => count(`ip-${id}`, name))}
          </div>
        </fieldset>
        <RadioField
          name="term"
          legend={t('term')}
          options={TERMS.map((value) => ({ value, label: t(`terms.${value}`) }))}
          defaultValue="month"
        />
      </form>
      <div className="calculator__sums stack">
        <p aria-live="polite">
          {t('sums.first')} <strong>{t('amount', { amount: plainAmount(sums.first, locale) })}</strong>
        </p>
        <SumsTable {...{ locale, sums }} term={selection.term} />
        <ButtonLink href={withSelection(quotePath, selection)} label={t('toQuote')} />
      </div>
    </div>
  );
}
