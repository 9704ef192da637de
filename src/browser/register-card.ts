/**
 * What the registration's card does by itself; runs at its end, before it is painted. Who has registered in this tab is told
 * so in the place of the form, also when the browser brings the page back as it was left, and can register another number.
 */
import { NEW_ACCOUNT_KEY } from '#src/config/flow-keys.ts';
import { maskedPhoneOf } from '#src/domain/new-account.ts';
import { attempt } from './inline-storage.ts';

const card = document.currentScript?.parentElement;
const [title, another] = card?.querySelectorAll('[data-registered-as],[data-register-another]') ?? [];

function look(): void {
  const phone = maskedPhoneOf(attempt(() => sessionStorage.getItem(NEW_ACCOUNT_KEY)));
  if (!phone || !title) return;
  title.textContent = title.textContent.replace('#', phone);
  card?.classList.add('form-card--done');
}

look();
addEventListener('pageshow', look);
another?.addEventListener('click', () => attempt(() => sessionStorage.removeItem(NEW_ACCOUNT_KEY)));
