/**
 * Runs after the search box in pages that have one: puts the address's question (`?q=`) into the box, which hydrates
 * and answers it.
 */
import { QUESTION_PARAMETER } from '#src/config/page-constants.ts';
import { hydrateByField } from './hydrate-island.ts';

const question = new URLSearchParams(location.search).get(QUESTION_PARAMETER);
const field = document.querySelector<HTMLInputElement>('search input');
if (question && field) {
  field.value = question;
  hydrateByField(field);
}
