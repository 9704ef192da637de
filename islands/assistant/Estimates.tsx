/** The look-up of the seller assistant: a product's address or number in, what it probably sells out. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useMessages } from '#islands/ui/use-messages.ts';
import { PRODUCT_MAX_CHARS } from '#src/api/contract/assistant.ts';
import { siteHost } from '#src/stores/site-host.ts';
import { createEstimates, type EstimatesState } from './estimates.ts';
import { EstimateSheet } from './EstimateSheet.tsx';

type Props = IslandProps<'lookUp' | 'market' | 'forms'>;

export const Estimates = withTexts(LookUpPage);

function LookUpPage({ locale }: Props) {
  const { t } = useTranslation('lookUp');
  const { t: market } = useTranslation('market');
  const say = useMessages();
  const [estimates] = useState(() => createEstimates(siteHost));
  const state = useStore(estimates.$state);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { current } = input;
    // What somebody typed before this was awake is newer than the address.
    if (current && !current.value) current.value = estimates.start();
    return estimates.dispose;
  }, [estimates]);

  const isWrong = state.kind === 'needed' || state.kind === 'unclear';
  const found = state.kind === 'answered' && state.answer.status === 'found' && state.answer.estimate;
  const tell = (now: EstimatesState): string | undefined => {
    if (now.kind === 'idle') return '';
    if (now.kind === 'failed') return say(now.message);
    if (now.kind === 'asking') return t('asking');
    if (now.kind !== 'answered') return market(`assistant.panel.${now.kind}`);
    return now.answer.status === 'found'
      ? t('found', { name: now.answer.estimate.name })
      : t(`answers.${now.answer.status}`);
  };

  return (
    <>
      <form
        className="form look-up"
        role="search"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void estimates.lookUp(input.current?.value ?? '');
          const { kind } = estimates.$state.get();
          if (kind === 'needed' || kind === 'unclear') input.current?.focus();
        }}
      >
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {market('assistant.panel.label')}
          </label>
          <div className="input-row">
            <input
              className="input"
              id={id}
              ref={input}
              name="product"
              autoComplete="off"
              maxLength={PRODUCT_MAX_CHARS}
              aria-describedby={`${id}hint ${id}result`}
              aria-invalid={isWrong || undefined}
            />
            <Button look="signal" type="submit" label={t('go')} />
          </div>
          <span className="field__hint" id={`${id}hint`}>
            {market('assistant.panel.hint')}
          </span>
        </div>
        <p className="look-up__result" id={`${id}result`} role="status">
          {tell(state)}
        </p>
      </form>
      {found && <EstimateSheet locale={locale} estimate={found} />}
    </>
  );
}
