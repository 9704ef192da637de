/**
 * Runs inside pages with a search box, right behind it: a question that came with the address (`?q=`) is put into the box,
 * which wakes and answers it.
 */
import { QUESTION_PARAMETER } from '#src/config/page-constants.ts';
import { wakeByField } from './wake-island.ts';

const question = new URLSearchParams(location.search).get(QUESTION_PARAMETER);
const field = document.querySelector<HTMLInputElement>('search input');
if (question && field) {
  field.value = question;
  wakeByField(field);
}
