/** What the workbench says of something that is done: one line at a time, until the next one, or until it is closed. */
import { atom, type ReadableAtom } from 'nanostores';

export interface StatusMessage {
  $said: ReadableAtom<string>;
  say: (text: string) => void;
  clear: () => void;
}

export function createStatusMessage(): StatusMessage {
  const $said = atom('');
  return {
    $said,
    say: (text) => $said.set(text),
    clear: () => $said.set(''),
  };
}
