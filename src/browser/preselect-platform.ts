/**
 * Runs inside the download page before the first paint: puts the visitor's own system first, as far as the plain facts
 * tell it, and follows a choice by hand. What takes asking or loading follows in the island.
 */
import { readDeviceFacts } from '#src/browser/device-facts.ts';
import { panelOf, type Panel } from '#src/domain/device/panels.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import { showPlatform } from './shown-platform.ts';

// The QR code for phones names its panel.
const named = location.hash === '#android' ? 'android' : undefined;
const first = named ?? panelOf({ system: systemOf(readDeviceFacts()), chip: 'unknown' }) ?? 'windows';
showPlatform(first);
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=system]')) {
  radio.checked = radio.value === first;
  // Or the island would be told that the visitor has chosen.
  radio.defaultChecked = radio.checked;
  radio.addEventListener('change', () => showPlatform(radio.value as Panel)); // the values are the panels
}
