/** The line that asks, and what follows from the answer: the usage log is loaded, or taken away with all it holds. */
import { find } from '#src/browser/dom.ts';
import { onOtherTab } from '#src/browser/storage.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { siteConsent } from '#src/stores/site-consent.ts';

export function startConsent(): void {
  const line = find('[data-consent]');
  let stop: (() => void) | undefined;
  siteConsent.$consent.subscribe((consent) => {
    if (line) line.hidden = consent !== 'ask';
    if (consent !== 'granted') {
      stop?.();
      stop = undefined;
    } else stop ??= startWhenLoaded();
  });
  // An answer in one tab holds in all of them.
  onOtherTab(localKeys.analyticsConsent, () => siteConsent.refresh());
  line?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const answer = target.dataset['consentAnswer'];
    if (answer === 'granted' || answer === 'refused') siteConsent.answer(answer);
  });
}

/** @returns stops it, also while its code is still on the way */
function startWhenLoaded(): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  import('./tracking.ts').then(
    ({ startTracking }) => {
      if (!isStopped) stop = startTracking();
    },
    () => undefined, // no figures from this page
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
