/**
 * Runs inside the download page before the first paint: puts the visitor's own system first, as far as the plain facts
 * tell it. What takes asking or loading follows in `./page.ts`.
 */
import { readDeviceFacts } from '#src/browser/device-facts.ts';
import { panelOf } from '#src/domain/device/panels.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import { openPanel } from './open-panel.ts';

// The QR code for phones names its panel.
const named = location.hash === '#android' ? 'android' : undefined;
openPanel(named ?? panelOf({ system: systemOf(readDeviceFacts()), chip: 'unknown' }) ?? 'windows');
