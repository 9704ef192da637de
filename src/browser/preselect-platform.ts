/**
 * Runs in the download page before its picker: opens the panel of this system, as far as the plain facts tell it, so
 * that the right panel alone is ever laid out, and the panel of a choice. The island adds what needs asking or loading.
 */
import { panelOf, type Panel } from '#src/domain/device/panels.ts';
import { plainSystem } from './device-facts.ts';
import { pageRoot } from './page-facts.ts';
import { showPlatform } from './shown-system.ts';

// The QR code for phones names its panel.
const named = location.hash === '#android' ? 'android' : undefined;
showPlatform(named ?? panelOf({ system: plainSystem(), chip: 'unknown' }) ?? 'windows');
addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement; // a field's event
  if (name === 'system') showPlatform(value as Panel); // the values are the panels
});
document.addEventListener('DOMContentLoaded', () => {
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=system]')) {
    radio.checked = radio.value === pageRoot().dataset['platform'];
    // Otherwise the island would see a choice by the visitor.
    radio.defaultChecked = radio.checked;
  }
});
