/**
 * Messages, sent and pending, oldest first. It stays at the newest message while the reader is there, and new ones are
 * announced. Messages are shown as text, never as HTML.
 */
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { DeskMessage } from '#src/api/contract/desk.ts';
import type { Outbox } from './outbox.ts';

/** Typing would be slow in a page with thousands of messages. */
const SHOWN_AT_FIRST = 100;
/** Within this distance the reader counts as being at the end. */
const NEAR_PX = 80;

interface Props {
  own: DeskMessage['author'];
  names: Record<DeskMessage['author'], string>;
  messages: readonly DeskMessage[];
  outbox: Outbox;
  /** The other side has read up to this message. */
  readUpTo: number;
  readLabel: string;
  sentLabel?: string;
  /** Shown where there are no messages. */
  children?: ReactNode;
}

export function MessageLog(props: Props) {
  const { own, messages, outbox, readUpTo } = props;
  const pending = useStore(outbox.$pending);
  const { t, i18n } = useTranslation('desk');
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  /** The position that this code scrolled to. Its event comes a frame later, when the list may have grown. */
  const placed = useRef(0);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!isAtEnd.current || !box.current) return;
      box.current.scrollTop = box.current.scrollHeight;
      placed.current = box.current.scrollTop;
    });
    // A message grows with its status, and what appears below makes the box smaller.
    for (const part of [box.current, list.current]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  /** The pressed button disappears, and would take the focus with it. */
  const act = (action: () => void): void => {
    box.current?.focus();
    action();
  };

  const visible = messages.slice(-shown);
  const waiting = pending.filter(({ id }) => !messages.some((message) => message.id === id));
  const lastOwn = messages.findLast(({ author }) => author === own)?.seq;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <div
      className="desk-log"
      role="log"
      aria-label={t('shared.log')}
      tabIndex={0}
      ref={box}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        if (isNear || scrollTop !== placed.current) isAtEnd.current = isNear;
      }}
    >
      {props.children}
      {messages.length > shown && (
        <Button
          look="small quiet"
          className="desk-log__earlier"
          onClick={() => setShown(shown + SHOWN_AT_FIRST)}
          label={t('shared.earlier')}
        />
      )}
      <ol className="desk-log__list" ref={list}>
        {visible.map(({ seq, author, text, at }) => (
          <li className={`desk-message${author === own ? ' desk-message--own' : ''}`} key={seq}>
            <p className="small soft">
              <strong>{props.names[author]}</strong>{' '}
              <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            </p>
            <p className="desk-message__text" dir="auto">
              {text}
            </p>
            {seq === lastOwn && (seq <= readUpTo || props.sentLabel) && (
              <p className="small soft">{seq <= readUpTo ? props.readLabel : props.sentLabel}</p>
            )}
          </li>
        ))}
        {waiting.map(({ id, text, state }) => (
          <li className="desk-message desk-message--own desk-message--pending" key={id}>
            <p className="desk-message__text" dir="auto">
              {text}
            </p>
            {state === 'unsent' ? (
              <p className="desk-message__unsent cluster small soft">
                <strong>{t('shared.unsent')}</strong>
                <button className="text-button" type="button" onClick={() => act(outbox.flush)}>
                  {t('shared.again')}
                </button>
                <button className="text-button" type="button" onClick={() => act(() => outbox.remove(id))}>
                  {t('shared.remove')}
                </button>
              </p>
            ) : (
              <p className="small soft">{t(state === 'sending' ? 'shared.sending' : 'shared.waiting')}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
