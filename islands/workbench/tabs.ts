/**
 * The parts of the workbench in their order, and the shown one: as pressed, as the address names it, or as the client
 * remembers it.
 */
import type { ReferralPaths } from '#src/config/path-to.ts';
import type { ErrorAdvice } from '#src/domain/error-advice.ts';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { currentAnchor, onAnchor, replaceAddress } from '#src/browser/location.ts';
import { isOpen } from '#src/domain/order.ts';
import type { Parts } from './create-workbench.ts';

export const TABS = [
  'shops',
  'favourites',
  'plugins',
  'gateway',
  'account',
  'system',
  'logs',
  'payment',
] as const;
export type Tab = (typeof TABS)[number];

export interface PanelPaths {
  download: string;
  market: string;
  /** Begins a sign-in through the account service; empty where there is none. */
  signIn: string;
  /** Paths of release notes, by version. */
  notes: Readonly<Record<string, string>>;
  referral: ReferralPaths;
  /** Advice for error numbers. */
  errorAdvice: readonly Omit<ErrorAdvice, 'text'>[];
}

/** The client's key for the last tab, kept until the client ends. */
const TAB_KEY = 'workbench-part';

const namedTab = (): Tab | undefined => TABS.find((id) => id === currentAnchor());

export function useTabs({ payment, usage, clientStorage }: Parts, isDemo: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [wanted] = useState<Tab | undefined>(() => {
    // After a reload an open payment is shown first.
    const order = payment.$order.get();
    return namedTab() ?? (order && isOpen(order) ? 'payment' : undefined);
  });
  const [tab, setTab] = useState<Tab>(wanted ?? 'shops');
  const storeTab = useStoredTab(clientStorage, wanted !== undefined, setTab);

  const go = useCallback(
    (next: Tab) => {
      setTab(next);
      storeTab(next);
    },
    [storeTab],
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
    // Scrolls the row only, not the page.
    if (row && chosen) {
      list.current?.scrollBy({ left: chosen.left + chosen.width / 2 - row.left - row.width / 2 });
    }
    // Keeps the tab in the address, like a link. The demo has one address for all tabs.
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
    // The browser would scroll the page.
    event.preventDefault();
    const button = buttons.at(next % buttons.length);
    button?.focus();
    button?.click();
  }, []);

  return { tab, list, go, goTo, onKeyDown };
}

/** @returns a function that stores the chosen tab */
function useStoredTab(clientStorage: Parts['clientStorage'], isWanted: boolean, show: (tab: Tab) => void) {
  const hasChosen = useRef(isWanted);
  useEffect(() => {
    void clientStorage.read(TAB_KEY).then((stored) => {
      const tab = TABS.find((id) => id === stored);
      if (tab && !hasChosen.current) show(tab);
    });
  }, [clientStorage, show]);
  return useCallback(
    (chosen: Tab) => {
      hasChosen.current = true;
      // An open order shows its tab itself.
      clientStorage.write(TAB_KEY, chosen === 'payment' ? 'shops' : chosen);
    },
    [clientStorage],
  );
}
