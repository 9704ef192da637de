/**
 * Runs right before the table of all versions, so that it is painted with its first rows only and with room for its
 * controls, as its island will show it: `data-paged` on the root. Should the island never come, the whole table is
 * shown again, without controls.
 */
const PATIENCE_MS = 10_000;

const root = document.documentElement;
root.dataset['paged'] = '';
setTimeout(() => {
  if (document.querySelector('.versions--first')) delete root.dataset['paged'];
}, PATIENCE_MS);
