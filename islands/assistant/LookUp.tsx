/** Inside the client: asks it to open the seller assistant's look-up for a product. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { browserHost } from '#src/browser/host.ts';
import { isRefused } from './product-query.ts';
import { createLookUp, type LookUpState } from './store.ts';

interface Props extends IslandProps<'market' | 'workbench'> {
  /** Path of the look-up's page: in the page's language, or an operator's own. */
  page: string;
  /** Path of the workbench, in the page's language. */
  workbench: string;
}

export const LookUp = withTexts(LookUpForm);

function LookUpForm({ page, workbench }: Props) {
  const { t } = useTranslation('market');
  const { t: client } = useTranslation('workbench');
  const networkMessage = client('state.fallback');
  const [store] = useState(() =>
    createLookUp({
      open: async (product, options) => {
        const { openLookUp } = await import('./open-look-up.ts');
        return openLookUp(new URL(page, browserHost.origin()).href, product, options);
      },
      networkMessage,
    }),
  );
  const state = useStore(store.$state);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => store.dispose, [store]);

  const lookUp = (hasAgreed: boolean) => {
    void store.lookUp(input.current?.value ?? '', hasAgreed);
    if (isRefused(store.$state.get())) input.current?.focus();
  };
  const resultOf = (now: LookUpState): string => {
    switch (now.kind) {
      case 'idle':
        return '';
      case 'asks':
        return client('doctor.browser-asks.text');
      case 'denied':
        return client('doctor.browser-denied.text');
      case 'elsewhere':
        return client('turn.elsewhere.text');
      case 'failed':
        return t('assistant.panel.failed', { reason: now.reason });
      case 'done':
        return t('assistant.panel.opened');
      case 'needed':
      case 'unclear':
      case 'opening':
      case 'unreached':
        return t(`assistant.panel.${now.kind}`);
    }
  };

  return (
    // As in every form here, the browser itself sends nothing, even where no script arrived.
    <form
      className="form look-up"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        lookUp(false);
      }}
    >
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('assistant.panel.label')}
        </label>
        <input
          className="input"
          id={id}
          ref={input}
          name="product"
          autoComplete="off"
          aria-describedby={`${id}hint ${id}result`}
          aria-invalid={isRefused(state) || undefined}
        />
        <span className="field__hint" id={`${id}hint`}>
          {t('assistant.panel.hint')}
        </span>
      </div>
      <Button look="signal" type="submit" label={t('assistant.panel.go')} />
      <p className="look-up__result" id={`${id}result`} role="status" tabIndex={-1} ref={result}>
        {resultOf(state)}
      </p>
      {(state.kind === 'asks' || state.kind === 'elsewhere') && (
        <Button
          onClick={() => {
            // The button is removed with the question, so the focus moves to the answer.
            result.current?.focus();
            lookUp(true);
          }}
          label={client(state.kind === 'asks' ? 'remedies.connect' : 'turn.here')}
        />
      )}
      {state.kind === 'unreached' && (
        <a className="link-arrow" href={workbench}>
          {t('assistant.panel.doctor')}
        </a>
      )}
    </form>
  );
}
