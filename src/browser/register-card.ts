/**
 * What the registration's card does by itself; runs at its end, before it is painted.
 *
 * - Whoever has registered in this tab is told so in the place of the form, also when the browser brings the page back as it
 *   was left, and can register another number.
 * - A button that is pressed before the form is awake says at once that it was: on a slow line the form's code takes seconds.
 *   The press itself is kept and repeated by what wakes islands (islands/on-intent.ts).
 */
import { NEW_ACCOUNT_KEY } from '#src/config/flow-keys.ts';
import { maskedPhoneOf } from '#src/domain/new-account.ts';
import { attempt } from './inline-storage.ts';

const BUSY = 'aria-busy';
const card = document.currentScript?.parentElement;
const [title, another, island] =
  card?.querySelectorAll('[data-registered-as],[data-register-another],astro-island') ?? [];

function look(): void {
  const phone = maskedPhoneOf(attempt(() => sessionStorage.getItem(NEW_ACCOUNT_KEY)));
  if (!phone || !title) return;
  title.textContent = title.textContent.replace('#', phone);
  card?.classList.add('form-card--done');
}

look();
addEventListener('pageshow', look);
another?.addEventListener('click', () => attempt(() => sessionStorage.removeItem(NEW_ACCOUNT_KEY)));

for (const type of ['click', 'astro:hydrate', 'astro:hydration-error'])
  island?.addEventListener(type, ({ target }) => {
    if (type !== 'click') island.removeAttribute(BUSY);
    // Events of a document come from its elements.
    else if ((target as Element).closest('button') && island.hasAttribute('ssr'))
      island.setAttribute(BUSY, 'true');
  });
