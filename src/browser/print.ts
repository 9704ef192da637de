/** Paper. */
import { findAll } from './dom.ts';

export function startPrintButtons(): void {
  for (const button of findAll('[data-print]')) button.addEventListener('click', () => print());
}
