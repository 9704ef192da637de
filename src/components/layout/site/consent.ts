/**
 * The line that asks, and what follows from the answer: the usage log is loaded, or taken away with all it holds. The line
 * is made only where the operator's configuration asks and the visitor has not answered: over the page's lower corner,
 * moving nothing, two answers of equal weight.
 */
import { addToPage, element } from '#src/browser/dom.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { onOtherTab } from '#src/browser/storage.ts';
import { localizedPath } from '#i18n/locales.ts';
import type { PathOf } from '#src/config/routes.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { siteConsent } from '#src/stores/site-consent.ts';
import type { LateTexts } from './late-texts.ts';

const CHOICES: PathOf<'privacyChoices'> = '/privacy-choices';

/** Statistics run while the visitor agrees, and only then. */
export function followConsent(): void {
  let stop: (() => void) | undefined;
  siteConsent.$consent.subscribe((consent) => {
    if (consent !== 'granted') {
      stop?.();
      stop = undefined;
    } else stop ??= startWhenLoaded();
  });
  // An answer in one tab holds in all of them.
  onOtherTab(localKeys.analyticsConsent, () => siteConsent.refresh());
}

export function askForConsent(texts: LateTexts['consent']): void {
  let line: HTMLElement | undefined;
  siteConsent.$consent.subscribe((consent) => {
    line?.remove();
    line = consent === 'ask' ? addToPage(createLine(texts)) : undefined;
  });
}

function createLine(texts: LateTexts['consent']): HTMLElement {
  const line = element('section', 'consent');
  line.ariaLabel = texts.label;
  line.dataset['consent'] = '';
  const more = element('a', '', texts.more);
  more.href = localizedPath(pageLocale(), CHOICES);
  const question = element('p', '', `${texts.text} `);
  question.append(more);
  line.append(question, answer('granted', texts.accept), answer('refused', texts.refuse));
  return line;
}

function answer(value: 'granted' | 'refused', text: string): HTMLElement {
  const button = element('button', 'button button--small', text);
  button.type = 'button';
  button.dataset['consentAnswer'] = value;
  button.addEventListener('click', () => siteConsent.answer(value));
  return button;
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
