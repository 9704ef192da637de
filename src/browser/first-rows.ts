/**
 * Runs before the table of all versions, so that its first paint has only the first rows and reserves the room for its
 * controls, like its island: `data-paged` on the root. If the island does not arrive, the whole table is shown, without
 * controls.
 */
const SHOW_ALL_AFTER_MS = 10_000;

const root = document.documentElement;
root.dataset['paged'] = '';
setTimeout(() => {
  if (document.querySelector('.versions--first')) delete root.dataset['paged'];
}, SHOW_ALL_AFTER_MS);
