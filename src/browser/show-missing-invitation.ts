/**
 * Runs after the page's two states, before they are painted: without an invitation (./save-invitation.ts) there is
 * nothing to ask the server.
 */
if ('missing' in document.documentElement.dataset) {
  for (const state of document.querySelectorAll<HTMLElement>('[data-state]')) state.hidden = !state.hidden;
}
