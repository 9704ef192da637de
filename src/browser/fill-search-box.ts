/**
 * Runs inside pages with a search box, right behind it: a question that came with the address (`?q=`) is put into the box,
 * which wakes and answers it.
 */
import { wakeByField } from './wake-island.ts';

const question = new URLSearchParams(location.search).get('q');
const field = document.querySelector<HTMLInputElement>('search input');
if (question && field) {
  field.value = question;
  wakeByField(field);
}
