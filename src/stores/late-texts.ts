/**
 * Words that nobody sees before something has happened, and that therefore no page carries: fetched when the first island
 * that may need them wakes. Where they do not come, they are asked for again when another island wakes and when the
 * network is back; until then an island is what its HTML is.
 */
import { atom, type ReadableAtom } from 'nanostores';

export interface LateTexts<Texts> {
  /** Undefined until they are there. */
  $texts: ReadableAtom<Texts | undefined>;
  start: () => void;
}

interface Dependencies<Texts> {
  load: () => Promise<Texts>;
  /** @returns stops listening */
  onNetworkChange: (callback: (isOnline: boolean) => void) => () => void;
}

export function createLateTexts<Texts>({ load, onNetworkChange }: Dependencies<Texts>): LateTexts<Texts> {
  const $texts = atom<Texts | undefined>();
  let isLoading = false;
  let stopWaiting: (() => void) | undefined;

  function start(): void {
    if (isLoading || $texts.get()) return;
    isLoading = true;
    stopWaiting?.();
    load().then(
      (texts) => $texts.set(texts),
      () => {
        isLoading = false;
        stopWaiting = onNetworkChange((isOnline) => {
          if (isOnline) start();
        });
      },
    );
  }

  return { $texts, start };
}
