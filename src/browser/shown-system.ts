/**
 * The system that the page is about, as attributes of the root that styles use. So the page is right before the first
 * paint, with and without its islands.
 *
 * - `data-platform`: the open panel;
 * - `data-steps`: the system whose steps are shown, if it has any; `none` if there was nothing to install;
 * - `data-elsewhere`: nothing here runs on this device; ways to a computer are offered with every panel;
 * - `data-shown-system`: the system whose releases the changelog shows, if it is not all.
 */
import { isPanel, type Panel } from '#src/domain/device/panels.ts';
import { pageRoot } from './page-facts.ts';

export function showPlatform(panel: Panel): void {
  pageRoot().dataset['platform'] = panel;
  showSteps(panel);
}

export function shownPlatform(): Panel | undefined {
  const shown = pageRoot().dataset['platform'];
  return isPanel(shown) ? shown : undefined;
}

/** @param system of a panel or a build: `windows`, `mac-apple` … */
export function showSteps(system: string): void {
  pageRoot().dataset['steps'] = system.replace(/-.*/, '');
}

export function offerComputer(): void {
  pageRoot().dataset['elsewhere'] = '';
}

/** @param system empty for all */
export function showSystem(system: string): void {
  if (system) pageRoot().dataset['shownSystem'] = system;
  else delete pageRoot().dataset['shownSystem'];
}
