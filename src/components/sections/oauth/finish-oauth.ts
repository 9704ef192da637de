/** Joins the provider's answer, the tab's own state, the sign-in and the page. The address is cleaned before anything is sent. */
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { showState } from '#src/browser/show-state.ts';
import { takeOauthAnswer } from '#src/browser/oauth-answer.ts';
import type { SignIn } from '#src/stores/oauth.ts';

export async function finishOauth(page: HTMLElement, signal: AbortSignal): Promise<void> {
  const { answer, next, redirect } = takeOauthAnswer();
  if (answer.kind !== 'exchange') {
    showState(page, answer.kind);
    return;
  }
  if (next) page.querySelector('[data-next]')?.setAttribute('href', next);
  if (hasClientSession()) {
    await signInAtClient(page, answer.code, signal);
    return;
  }
  const { exchangeCode } = await import('#src/stores/oauth.ts');
  const language = page.dataset['language'] === 'en' ? 'en' : 'zh';
  finish(
    page,
    await exchangeCode({ code: answer.code, state: answer.state, redirect }, { language, signal }),
    signal,
  );
}

/** A code that never reached the client was not spent: the visitor can have it sent again. */
async function signInAtClient(page: HTMLElement, code: string, signal: AbortSignal): Promise<void> {
  const { cloudLogin } = await import('#src/stores/oauth.ts');
  const networkMessage = page.dataset['network'] ?? '';
  let isBusy = false;
  const attempt = async (hasAgreed: boolean): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    showState(page, 'wait');
    finish(page, await cloudLogin(code, { hasAgreed, signal, networkMessage }), signal);
    isBusy = false;
  };
  for (const button of page.querySelectorAll('[data-connect]')) {
    button.addEventListener('click', () => void attempt(true), { signal });
  }
  await attempt(false);
}

function finish(page: HTMLElement, signIn: SignIn, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (signIn.kind !== 'done') {
    // 'denied' on this page is the provider's word: the visitor declined there.
    showState(page, signIn.kind === 'denied' ? 'forbidden' : signIn.kind);
    return;
  }
  const name = page.querySelector<HTMLElement>('[data-name]');
  if (name) name.textContent = (name.dataset['text'] ?? '').replace('{{name}}', signIn.name);
  const client = page.querySelector<HTMLElement>('[data-client]');
  if (client) client.hidden = !signIn.isClient;
  showState(page, 'done');
}
