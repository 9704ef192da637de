/** The input for a message. The text is kept until it has been sent, also over a reload. */
import { useEffect, useRef, useState, type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import type { DeskFailure } from './client.ts';
import { DESK_MESSAGE_CHARS } from '#src/config/wire.ts';

/** From this length on the number of characters left is shown. */
const COUNT_FROM_CHARS = DESK_MESSAGE_CHARS - 200;

export interface ComposerHandle {
  /** Inserts at the end of the text. */
  insert: (text: string) => void;
}

interface Props {
  label: string;
  placeholder: string;
  failure: DeskFailure | undefined;
  draft: () => string;
  saveDraft: (text: string) => void;
  onSend: (text: string) => void;
  handle?: Ref<ComposerHandle>;
}

export function Composer({ label, placeholder, failure, draft, saveDraft, onSend, handle }: Props) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState(draft);
  const area = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.length > DESK_MESSAGE_CHARS;

  const change = (value: string): void => {
    setText(value);
    saveDraft(value);
  };
  useImperativeHandle(handle, () => ({
    insert(more) {
      change(text === '' ? more : `${text.trimEnd()}\n${more}`);
      area.current?.focus();
    },
  }));
  // The box has as many rows as the text has lines; beyond the limit it scrolls.
  useEffect(
    () => area.current?.setAttribute('rows', String(Math.min(6, Math.max(2, text.split('\n').length)))),
    [text],
  );

  const send = (): void => {
    if (isTooLong || text.trim() === '') {
      area.current?.focus();
      return;
    }
    onSend(text.trim());
    setText('');
    area.current?.focus();
  };

  return (
    <form
      className="desk-composer"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {failure && (
        <p className="notice notice--warn small" role="alert">
          {t(`shared.failure.${failure.kind}`, {
            seconds: failure.kind === 'limit' ? failure.retryAfterSeconds : 0,
          })}
        </p>
      )}
      <label className="visually-hidden" htmlFor="desk-text">
        {label}
      </label>
      <textarea
        className="input desk-composer__text"
        id="desk-text"
        ref={area}
        rows={2}
        dir="auto"
        placeholder={placeholder}
        aria-describedby="desk-keys"
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          // An Enter that ends an input method's composition sends nothing.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <div className="desk-composer__foot cluster">
        <p className="small soft" id="desk-keys">
          {text.length < COUNT_FROM_CHARS && t('shared.keys')}
          {text.length >= COUNT_FROM_CHARS &&
            !isTooLong &&
            t('shared.left', { count: DESK_MESSAGE_CHARS - text.length })}
        </p>
        <Complaint>{isTooLong && t('shared.tooLong', { most: DESK_MESSAGE_CHARS })}</Complaint>
        <Button look="signal small" type="submit" label={t('shared.send')} />
      </div>
    </form>
  );
}
