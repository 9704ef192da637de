/** Always visible: that this is a trial, the next steps, and the result of the last action. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#islands/ui/Button.tsx';
import { isFocusLost } from '#src/browser/focus.ts';
import { taskIds } from './company.ts';
import type { Answer, PartProps, TrialPaths } from './store.ts';
import { Message } from './Message.tsx';

interface Props extends PartProps {
  answer: Answer | undefined;
  paths: TrialPaths;
  onReset: () => void;
}

export function TrialBar({ company, act, answer, paths, onReset }: Props) {
  const { t } = useTranslation('trialCompany');
  const message = useRef<HTMLDivElement>(null);
  const isComplete = company.tried.length === taskIds.length;
  // The pressed element may be removed: an answered warning, a closed window.
  useEffect(() => {
    if (answer && isFocusLost()) message.current?.focus({ preventScroll: true });
  }, [answer]);

  return (
    <div className="tc-top">
      <div className="tc-band cluster">
        <p>
          <span className="badge">{t('band.badge')}</span>
          <strong>{t('band.title')}</strong>
          <span className="small tc-band__text">{t('band.text')}</span>
        </p>
        <div className="tc-band__ways cluster">
          <Button look="small quiet" onClick={onReset} label={t('band.reset')} />
          <ButtonLink
            look="small quiet"
            href={paths.download}
            data-track="trial-download"
            label={t('band.download')}
          />
          <ButtonLink
            look={isComplete ? 'small signal' : 'small'}
            href={paths.register}
            data-track="trial-register"
            label={t('band.register')}
          />
        </div>
      </div>
      <div className="tc-message" role="status" tabIndex={-1} ref={message}>
        {answer && <Message key={answer.number} {...{ answer, company, act, isComplete }} />}
      </div>
    </div>
  );
}
