/**
 * Scripts that a page can begin without: loaded when the browser has nothing better to do. A click that needs one of
 * them and comes earlier waits for it and is then repeated; when it cannot be had, the click goes on without it.
 */
import { whenIdle } from './idle.ts';

const PATIENCE_MS = 2000;

/**
 * @param load imports the script and starts it
 * @param clicks selector of the links that must not be followed before it runs
 */
export function loadWhenIdle(load: () => Promise<unknown>, clicks: string): void {
  let isReady = false;
  let loading: Promise<void> | undefined;
  const ready = () => (loading ??= Promise.race([load(), patience()]).then(done, done));
  const done = () => {
    isReady = true;
  };
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(clicks); // a click's target is an element
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (isReady || !link || isModified) return;
      event.preventDefault();
      void ready().then(() => link.click());
    },
    { capture: true },
  );
  whenIdle(() => void ready());
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
