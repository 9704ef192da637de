/**
 * The changelog's filter: the releases of one system, or all. The address keeps the choice (`?system=linux`) for
 * sharing. A link to a release that the choice would hide overrides it. `show` changes the list, which is HTML.
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';

export interface FilteredRelease {
  id: string;
  systems: readonly string[];
}

interface FilterOptions {
  host: Host;
  releases: readonly FilteredRelease[];
  /** Hides the releases of other systems. */
  show: (system: string) => void;
}

export function createSystemFilter({ host, releases, show }: FilterOptions) {
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

  function choose(system: string): void {
    set(system);
    host.setParameters({ system });
  }

  function reveal(): void {
    const target = releases.find(({ id }) => id === host.anchor());
    if (!target || isShown(target, $filter.get().system)) return;
    set('');
    host.scrollToAnchor();
  }

  return {
    $filter,
    choose,
    /** @param chosen the system that is already chosen. @returns a function that stops listening */
    mount(chosen: string) {
      // The choice may be older than this code.
      choose(chosen);
      reveal();
      return host.onAnchor(reveal);
    },
  };
}
