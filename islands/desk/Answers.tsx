/** Prepared answers: put into the text, where the agent can change them, in the visitor's language or the other. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { locales } from '#i18n/locales.ts';
import { DESK_LANGUAGES, type DeskLanguage } from '#src/config/wire.ts';
import type { Inbox } from './inbox.ts';

interface Props {
  inbox: Inbox;
  /** The visitor's. */
  language: DeskLanguage;
  onPick: (text: string) => void;
}

export function Answers({ inbox, language, onPick }: Props) {
  const { t } = useTranslation('desk');
  const answers = useStore(inbox.$answers);
  const [chosen, setChosen] = useState<DeskLanguage>(language);
  if (answers.length === 0) return null;
  return (
    <details className="desk-answers">
      <summary>{t('inbox.answers')}</summary>
      <div className="cluster small" role="group" aria-label={t('inbox.answersLanguage')}>
        {DESK_LANGUAGES.map((code) => (
          <button
            className="text-button"
            type="button"
            key={code}
            aria-pressed={code === chosen}
            onClick={() => setChosen(code)}
          >
            {t(`inbox.languages.${code}`)}
          </button>
        ))}
      </div>
      <ul className="desk-answers__list" lang={locales[chosen].htmlLang}>
        {answers.map(({ id, [chosen]: { title, text } }) => (
          <li key={id}>
            <Button look="small quiet" title={text} onClick={() => onPick(text)} label={title} />
          </li>
        ))}
      </ul>
    </details>
  );
}
