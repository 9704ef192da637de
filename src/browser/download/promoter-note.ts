/** Says that the Windows installers carry a promoter's code, and lets the visitor take the plain ones instead. */
import { all } from './elements.ts';
import { nameInstallers } from './installer-links.ts';

function apply(promoter: string, isOn: boolean): void {
  nameInstallers(isOn ? promoter : '');
  for (const note of all('[data-promoter-note]')) note.hidden = false;
  for (const code of all('[data-promoter-code]')) code.textContent = promoter;
  for (const text of all('[data-promoter-on]')) text.hidden = !isOn;
  for (const text of all('[data-promoter-off]')) text.hidden = isOn;
}

/** @param promoter empty when there is none: then the links stay as they are and nothing is said */
export function offerPromoter(promoter: string): void {
  if (promoter === '') return;
  let isOn = true;
  apply(promoter, isOn);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-promoter-toggle]')) return; // a click's target in a document is an element
    isOn = !isOn;
    apply(promoter, isOn);
    // The button just pressed has gone; its opposite takes the focus.
    all('[data-promoter-toggle]')
      .find((button) => button.offsetParent !== null)
      ?.focus();
  });
}
