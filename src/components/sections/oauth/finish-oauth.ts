/** Joins the provider's answer, the tab's own state, the sign-in and the page. The address is cleaned before anything is sent. */
import { readCookie } from '#src/browser/cookies.ts';
import { showState } from '#src/browser/show-state.ts';
import { takeOauthAnswer } from '#src/browser/oauth-answer.ts';
import type { SignIn } from '#src/stores/oauth.ts';

export async function finishOauth(page: HTMLElement, signal: AbortSignal): Promise<void> {
  const { answer, next, redirect } = takeOauthAnswer();
  if (answer.kind !== 'exchange') {
    showState(page, answer.kind);
    return;
  }
  const isInClient = ['bid', 'pid', 'sid'].every((name) => readCookie(name));
  const { cloudLogin, exchangeCode } = await import('#src/stores/oauth.ts');
  const language = page.dataset['language'] === 'en' ? 'en' : 'zh';
  const signIn: SignIn = isInClient
    ? await cloudLogin(answer.code, signal)
    : await exchangeCode({ code: answer.code, state: answer.state, redirect }, { language, signal });
  if (signal.aborted) return;
  if (signIn.kind !== 'done') {
    showState(page, signIn.kind);
    return;
  }
  const name = page.querySelector<HTMLElement>('[data-name]');
  if (name) name.textContent = (name.dataset['text'] ?? '').replace('{{name}}', signIn.name);
  const client = page.querySelector<HTMLElement>('[data-client]');
  if (client) client.hidden = !signIn.isClient;
  if (next) page.querySelector('[data-next]')?.setAttribute('href', next);
  showState(page, 'done');
}
