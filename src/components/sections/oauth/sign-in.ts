/** What a provider's code is good for, and how the page shows what became of it. Loaded only where there is a code. */
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { showState } from '#src/browser/show-state.ts';
import { cloudLogin, exchangeCode, type SignIn } from '#src/stores/oauth.ts';

export interface Answer {
  code: string;
  state: string;
  /** The address that the provider was given. */
  redirect: string;
}

export async function signIn(page: HTMLElement, answer: Answer, signal: AbortSignal): Promise<void> {
  if (hasClientSession()) {
    await signInAtClient(page, answer.code, signal);
    return;
  }
  const language = page.dataset['language'] === 'en' ? 'en' : 'zh';
  finish(page, await exchangeCode(answer, { language, signal }), signal);
}

/** A code that never reached the client was not spent: the visitor can have it sent again. */
async function signInAtClient(page: HTMLElement, code: string, signal: AbortSignal): Promise<void> {
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

function finish(page: HTMLElement, result: SignIn, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (result.kind !== 'done') {
    // 'denied' on this page is the provider's word: the visitor declined there.
    showState(page, result.kind === 'denied' ? 'forbidden' : result.kind);
    return;
  }
  const name = page.querySelector<HTMLElement>('[data-name]');
  if (name) name.textContent = (name.dataset['text'] ?? '').replace('{{name}}', result.name);
  const client = page.querySelector<HTMLElement>('[data-client]');
  if (client) client.hidden = !result.isClient;
  showState(page, 'done');
}
