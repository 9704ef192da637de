/** A question that must be answered first, in the browser's own dialog. Escape means no. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';

export interface ConfirmWords {
  title: string;
  text: ReactNode;
  /** The action, as a verb. */
  yes: string;
  /** The action cannot be undone. */
  isDanger?: boolean | undefined;
  /** A second way to say yes. */
  other?: { label: string; act: () => void } | undefined;
}

interface Props extends ConfirmWords {
  isOpen: boolean;
  no: string;
  onAnswer: (isYes: boolean) => void;
}

export function ConfirmDialog({ isOpen, title, text, yes, no, isDanger = false, other, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before effects: the caller may move the focus when it closes.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        // The caller closes it when the answer has arrived.
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}text`}>{text}</p>
      <div className="dialog__actions">
        <Button look="quiet" onClick={() => onAnswer(false)} label={no} />
        {other && <Button look="quiet" onClick={other.act} label={other.label} />}
        <Button look={isDanger ? 'danger' : ''} onClick={() => onAnswer(true)} label={yes} />
      </div>
    </dialog>
  );
}
