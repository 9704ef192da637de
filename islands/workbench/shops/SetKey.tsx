/** Alt with the digit behind those of the parts opens the first set of shops, after its question. */
import { useEffect } from 'react';
import { onShortcut } from '#islands/workbench/browser.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { Question } from '#islands/workbench/panel.tsx';
import { TABS } from '#islands/workbench/tabs.ts';
import { useOpeningMany } from './use-opening-many.ts';

interface Props {
  parts: Parts;
  ask: (question: Question) => void;
  /** The list shows how far it has come. */
  goToShops: () => void;
}

export function SetKey({ parts, ask, goToShops }: Props) {
  const { openSet } = useOpeningMany(parts, ask);
  useEffect(() =>
    onShortcut((shortcut) => {
      const [first] = parts.sets.$sets.get();
      if (shortcut.kind !== 'part' || shortcut.index !== TABS.length || !first) return false;
      goToShops();
      void openSet(first);
      return true;
    }),
  );
  return null;
}
