/**
 * The system whose releases the changelog shows, as an attribute of the page: the list is HTML, and its style hides
 * those of other systems.
 */
import { pageRoot } from './page-facts.ts';

/** @param system empty for all */
export function showSystem(system: string): void {
  if (system) pageRoot().dataset['shownSystem'] = system;
  else delete pageRoot().dataset['shownSystem'];
}
