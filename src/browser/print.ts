/** Paper. */
import { findHooks } from './dom.ts';

export function startPrintButtons(): void {
  for (const button of findHooks('data-print')) button.addEventListener('click', () => print());
}
