/** The changelog's filter, joined to this browser. */
import {
  currentAddress,
  currentAnchor,
  onAnchor,
  replaceAddress,
  scrollToAnchor,
} from '#src/browser/location.ts';
import { showSystem } from '#src/browser/shown-system.ts';
import { createSystemFilter, type FilteredRelease, type SystemFilter } from '#src/stores/system-filter.ts';

export function createBrowserFilter(releases: readonly FilteredRelease[]): SystemFilter {
  return createSystemFilter({
    releases,
    address: { current: currentAddress, replace: replaceAddress },
    anchor: { current: currentAnchor, onChange: onAnchor, scrollTo: scrollToAnchor },
    show: showSystem,
  });
}
