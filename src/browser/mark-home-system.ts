/**
 * Tells the home page the visitor's own system, for which the button of the download has its words; before any of them is
 * painted. An unknown system, and a browser without scripts, see the words that hold for all. Part of the page's inline script.
 */
import { systemOf } from '#src/domain/device/system-of.ts';
import { readDeviceFacts } from './device-facts.ts';
import type { InlinePageConfig } from './inline-page.ts';

declare const PAGE: InlinePageConfig;

export function markHomeSystem(): void {
  if (!PAGE.isHome) return;
  const system = systemOf(readDeviceFacts());
  // There is no client for these two: the download page sends the link on to a computer.
  if (system) document.documentElement.dataset['system'] = system.startsWith('ip') ? 'elsewhere' : system;
}
