/** Joins the provider's answer, the tab's own state, the sign-in and the page. The address is cleaned before anything is sent. */
import { takeOauthAnswer } from '#src/browser/oauth-answer.ts';
import { showState } from '#src/browser/show-state.ts';

export async function finishOauth(page: HTMLElement, signal: AbortSignal): Promise<void> {
  const { answer, next, redirect } = takeOauthAnswer();
  if (answer.kind !== 'exchange') {
    showState(page, answer.kind);
    return;
  }
  if (next) page.querySelector('[data-next]')?.setAttribute('href', next);
  try {
    const { signIn } = await import('./sign-in.ts');
    await signIn(page, { code: answer.code, state: answer.state, redirect }, signal);
  } catch {
    // The code for it did not arrive, so nothing was sent.
    showState(page, 'network');
  }
}
