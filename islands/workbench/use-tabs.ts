/** Which part is looked at: as it was pressed, as the address names it, or as the client remembers it. */
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { onAnchor, replaceAddress } from '#src/browser/location.ts';
import { currentAnchor } from '#src/browser/location.ts';
import { isOpen } from '#src/domain/order.ts';
import type { Parts } from './create-workbench.ts';
import { type Tab, TABS } from './tabs.ts';

/** Under this key the client remembers which part was looked at, until it ends. */
const PLACE_KEY = 'workbench-part';

const namedTab = (): Tab | undefined => TABS.find((id) => id === currentAnchor());

export function useTabs({ payment, usage, memory }: Parts, isDemo: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [wanted] = useState<Tab | undefined>(() => {
    // A payment that a reload broke off is what its visitor is waiting for.
    const order = payment.$order.get();
    return namedTab() ?? (order && isOpen(order) ? 'payment' : undefined);
  });
  const [tab, setTab] = useState<Tab>(wanted ?? 'shops');
  const keepPlace = useKeptPlace(memory, wanted !== undefined, setTab);

  const go = useCallback(
    (next: Tab) => {
      setTab(next);
      keepPlace(next);
    },
    [keepPlace],
  );
  const goTo = useCallback(
    (next: Tab) => {
      go(next);
      list.current?.querySelector<HTMLElement>(`#wb-tab-${next}`)?.focus();
    },
    [go],
  );
  useEffect(
    () =>
      onAnchor(() => {
        const named = namedTab();
        if (named) go(named);
      }),
    [go],
  );
  useEffect(() => {
    usage.enter(tab);
    const row = list.current?.getBoundingClientRect();
    const chosen = list.current?.querySelector(`#wb-tab-${tab}`)?.getBoundingClientRect();
    // The row alone: the page stays where it is.
    if (row && chosen) {
      list.current?.scrollBy({ left: chosen.left + chosen.width / 2 - row.left - row.width / 2 });
    }
    // Like a link of its own, to be kept or sent. The demo has one address for all of its parts.
    if (!isDemo && (tab !== 'shops' || namedTab())) replaceAddress(`#${tab}`);
  }, [usage, tab, isDemo]);
  useEffect(() => () => usage.exit(), [usage]);

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const { key, target } = event;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])];
    const current = buttons.findIndex((button) => button === target);
    const next = {
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    }[key];
    if (next === undefined || event.altKey) return;
    // The same keys would scroll the page.
    event.preventDefault();
    const button = buttons.at(next % buttons.length);
    button?.focus();
    button?.click();
  }, []);

  return { tab, list, go, goTo, onKeyDown };
}

/** @returns remembers a part that was chosen */
function useKeptPlace(memory: Parts['memory'], isWanted: boolean, show: (tab: Tab) => void) {
  const hasChosen = useRef(isWanted);
  useEffect(() => {
    void memory.read(PLACE_KEY).then((place) => {
      const kept = TABS.find((id) => id === place);
      if (kept && !hasChosen.current) show(kept);
    });
  }, [memory, show]);
  return useCallback(
    (chosen: Tab) => {
      hasChosen.current = true;
      // An order finds its way back by itself, for as long as there is one.
      memory.write(PLACE_KEY, chosen === 'payment' ? 'shops' : chosen);
    },
    [memory],
  );
}
