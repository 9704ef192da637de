/**
 * The promoter's code in the names of the page's Windows installers, shared by all its links: the code of the promoter
 * who sent the visitor, unless the visitor chooses the plain files.
 */
import { atom, computed } from 'nanostores';
import { pageAttribution } from '#src/stores/page/shared.ts';

const $isPlain = atom(false);
const $code = computed(pageAttribution.$attribution, ({ promoter }) => promoter);
let isStarted = false;

export const pageInstallerNames = {
  /** The promoter's code; empty if no partner sent the visitor, and until that is known. */
  $code,
  /** The code that links contain; empty for plain files. */
  $linkCode: computed([$code, $isPlain], (code, isPlain) => (isPlain ? '' : code)),
  /** Reads who sent the visitor, unless that was done already. */
  start(): void {
    if (isStarted) return;
    isStarted = true;
    pageAttribution.capture();
  },
  /** Switches between plain files and the promoter's. */
  toggle: (): void => $isPlain.set(!$isPlain.get()),
};
