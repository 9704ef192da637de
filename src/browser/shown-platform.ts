/**
 * Which system the page is about, as attributes of the root: styles show what belongs to it. So the page is right
 * before it is painted, whatever becomes of its islands, and no island has to take over what another script has set.
 *
 * - `data-platform`: the panel that is open;
 * - `data-steps`: the system whose steps are shown, where it has any of its own; `none` where nothing came to install;
 * - `data-elsewhere`: nothing here runs on this device, and the way to a computer is offered whatever panel is open.
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

/** @param system a panel's or a build's: `windows`, `mac-apple` … */
export function showSteps(system: string): void {
  pageRoot().dataset['steps'] = system.replace(/-.*/, '');
}

export function offerComputer(): void {
  pageRoot().dataset['elsewhere'] = '';
}
