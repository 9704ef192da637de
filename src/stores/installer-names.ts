/**
 * Whose code the page's Windows installers bear in their names: that of whoever sent the visitor, unless the visitor
 * takes the plain ones instead.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { AttributionStore } from './attribution.ts';

export interface InstallerNames {
  /** The promoter's code; empty where no partner sent the visitor, or before that is known. */
  $code: ReadableAtom<string>;
  /** The code as links bear it; empty for plain ones. */
  $borne: ReadableAtom<string>;
  /** Looks who sent the visitor, unless somebody has looked already. */
  start: () => void;
  /** To the plain installers and back. */
  toggle: () => void;
}

export function createInstallerNames({ $attribution, capture }: AttributionStore): InstallerNames {
  const $isPlain = atom(false);
  const $code = computed($attribution, ({ promoter }) => promoter);
  let isStarted = false;
  return {
    $code,
    $borne: computed([$code, $isPlain], (code, isPlain) => (isPlain ? '' : code)),
    start() {
      if (isStarted) return;
      isStarted = true;
      capture();
    },
    toggle: () => $isPlain.set(!$isPlain.get()),
  };
}
