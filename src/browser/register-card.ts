/**
 * Runs at the end of the registration's card, before it is painted. A visitor who is signed in, or has registered in
 * this tab, sees the next step instead of the form, also after Back; the account can be left to register another
 * number.
 */
import { NEW_ACCOUNT_KEY, SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { maskedPhoneOf } from '#src/domain/new-account.ts';
import { signedInName } from '#src/domain/signed-in.ts';
import { attempt, read } from './inline-storage.ts';

const card = document.currentScript?.parentElement;
const [title, another] =
  card?.querySelectorAll<HTMLElement>('[data-registered-as],[data-register-another]') ?? [];

function update(): void {
  if (!title) return;
  const phone = maskedPhoneOf(attempt(() => sessionStorage.getItem(NEW_ACCOUNT_KEY)));
  const name = signedInName(read(SIGNED_IN_KEY), Date.now());
  const { registeredAs, signedInAs } = title.dataset;
  const words = name ? signedInAs : phone && registeredAs;
  title.textContent = words?.replace('#', () => name || (phone ?? '')) ?? '';
  card?.classList.toggle('form-card--done', Boolean(words));
  card?.classList.toggle('form-card--in', name !== '');
}

update();
addEventListener('pageshow', update);
addEventListener('storage', update);
another?.addEventListener('click', () =>
  attempt(() => {
    sessionStorage.removeItem(NEW_ACCOUNT_KEY);
    localStorage.removeItem(SIGNED_IN_KEY);
  }),
);
