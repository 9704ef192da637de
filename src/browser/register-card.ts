/**
 * What the registration's card does by itself; runs at its end, before it is painted. Who is signed in, or has registered in this
 * tab, is led on in the place of the form, also when the browser brings the page back as it was left; and can leave that
 * account and register another number.
 */
import { NEW_ACCOUNT_KEY, SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { maskedPhoneOf } from '#src/domain/new-account.ts';
import { signedInName } from '#src/domain/signed-in.ts';
import { attempt } from './inline-storage.ts';

const card = document.currentScript?.parentElement;
const [title, another] =
  card?.querySelectorAll<HTMLElement>('[data-registered-as],[data-register-another]') ?? [];

function look(): void {
  if (!title) return;
  const phone = maskedPhoneOf(attempt(() => sessionStorage.getItem(NEW_ACCOUNT_KEY)));
  const name = signedInName(
    attempt(() => localStorage.getItem(SIGNED_IN_KEY)),
    Date.now(),
  );
  const { registeredAs, signedInAs } = title.dataset;
  const words = name ? signedInAs : phone && registeredAs;
  title.textContent = words?.replace('#', () => name || (phone ?? '')) ?? '';
  card?.classList.toggle('form-card--done', Boolean(words));
  card?.classList.toggle('form-card--in', name !== '');
}

look();
addEventListener('pageshow', look);
addEventListener('storage', look);
another?.addEventListener('click', () =>
  attempt(() => {
    sessionStorage.removeItem(NEW_ACCOUNT_KEY);
    localStorage.removeItem(SIGNED_IN_KEY);
  }),
);
