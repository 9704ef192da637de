/**
 * Whose code the page's Windows installers bear in their names, one answer for all of its links: that of the promoter who sent the
 * visitor, unless the visitor takes the plain ones instead.
 */
import { atom, computed } from 'nanostores';
import { pageAttribution } from '#src/stores/page/shared.ts';

const $isPlain = atom(false);
const $code = computed(pageAttribution.$attribution, ({ promoter }) => promoter);
let isStarted = false;

export const pageInstallerNames = {
  /** The promoter's code; empty where no partner sent the visitor, or before that is known. */
  $code,
  /** The code as links bear it; empty for plain ones. */
  $borne: computed([$code, $isPlain], (code, isPlain) => (isPlain ? '' : code)),
  /** Looks who sent the visitor, unless somebody has looked already. */
  start(): void {
    if (isStarted) return;
    isStarted = true;
    pageAttribution.capture();
  },
  /** To the plain installers and back. */
  toggle: (): void => $isPlain.set(!$isPlain.get()),
};
