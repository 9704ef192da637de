/**
 * Says on the root which system the download page is about, as far as the plain facts tell it, so that the right panel alone
 * is ever laid out. ./preselect-platform.ts sets the radio buttons, once they are there. Part of the page's inline script.
 */
import { readDeviceFacts } from '#src/browser/device-facts.ts';
import { panelOf } from '#src/domain/device/panels.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import type { InlinePageConfig } from './inline-page.ts';
import { showPlatform } from './shown-platform.ts';

declare const PAGE: InlinePageConfig;

export function markPlatform(): void {
  if (!PAGE.isDownload) return;
  // The QR code for phones names its panel.
  const named = location.hash === '#android' ? 'android' : undefined;
  showPlatform(named ?? panelOf({ system: systemOf(readDeviceFacts()), chip: 'unknown' }) ?? 'windows');
}
