/**
 * The changelog's filter: the releases of one system, or all. The choice stands in the address (`?system=linux`), so that
 * it can be sent on; a link to a release that the choice would hide wins over it. The list itself is HTML: see `show`.
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { withParameters } from '#src/domain/with-parameters.ts';

export interface FilteredRelease {
  id: string;
  systems: readonly string[];
}

interface FilterOptions {
  host: Host;
  releases: readonly FilteredRelease[];
  /** Leaves out of the page what has another system. */
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
    host.replaceAddress(withParameters(host.address(), { system }));
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
    /** @param chosen what is chosen already. @returns lets go */
    mount(chosen: string) {
      // It may have been chosen before this code was here.
      choose(chosen);
      reveal();
      return host.onAnchor(reveal);
    },
  };
}
