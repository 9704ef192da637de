/**
 * Runs after the states of the page for a sign-in, before they are painted: a visitor who brings no task and is not
 * signed in needs no island, until another tab signs in.
 */
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { signedInName } from '#src/domain/signed-in.ts';
import { read } from './inline-storage.ts';
import { hasOauthQuery } from './oauth-query.ts';
import { showState } from './show-state.ts';

const page = document.currentScript?.parentElement;
if (page && !hasOauthQuery() && !signedInName(read(SIGNED_IN_KEY), Date.now())) {
  showState(page, 'out');
  addEventListener('storage', ({ key }) => {
    if (key === SIGNED_IN_KEY) showState(page, 'task');
  });
}
