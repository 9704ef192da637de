/**
 * The changelog's filter: the releases of one system, or all. The choice stands in the address (`?system=linux`), so that
 * it can be sent on; a link to a release that the choice would hide wins over it. The list itself is HTML: see `show`.
 */
import { atom, type ReadableAtom } from 'nanostores';

export interface FilteredRelease {
  /** Its anchor in the page. */
  id: string;
  systems: readonly string[];
}

export interface SystemFilter {
  $filter: ReadableAtom<{
    /** Empty for all. */
    system: string;
    /** How many releases are shown. */
    count: number;
  }>;
  choose: (system: string) => void;
  /** @param chosen what is chosen already. @returns lets go */
  mount: (chosen: string) => () => void;
}

interface Dependencies {
  releases: readonly FilteredRelease[];
  address: { current: () => string; replace: (address: string) => void };
  anchor: { current: () => string; onChange: (callback: () => void) => () => void; scrollTo: () => void };
  /** Leaves out of the page what has another system. */
  show: (system: string) => void;
}

const PARAMETER = 'system';

export function createSystemFilter({ releases, address, anchor, show }: Dependencies): SystemFilter {
  const isShown = (release: FilteredRelease, system: string) =>
    system === '' || release.systems.includes(system);
  const stateFor = (system: string) => ({
    system,
    count: releases.filter((release) => isShown(release, system)).length,
  });
  const $filter = atom(stateFor(''));

  function set(system: string): void {
    $filter.set(stateFor(system));
    show(system);
  }

  function reveal(): void {
    const target = releases.find(({ id }) => id === anchor.current());
    if (!target || isShown(target, $filter.get().system)) return;
    set('');
    anchor.scrollTo();
  }

  return {
    $filter,
    choose(system) {
      set(system);
      const url = new URL(address.current());
      if (system) url.searchParams.set(PARAMETER, system);
      else url.searchParams.delete(PARAMETER);
      address.replace(url.href);
    },
    mount(chosen) {
      set(chosen);
      reveal();
      return anchor.onChange(reveal);
    },
  };
}
