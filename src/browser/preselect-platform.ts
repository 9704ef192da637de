/**
 * Runs inside the download page before the first paint: the radio buttons follow what ./mark-platform.ts has found, and it
 * follows a choice by hand. What takes asking or loading follows in the island.
 */
import type { Panel } from '#src/domain/device/panels.ts';
import { pageRoot } from './page-facts.ts';
import { showPlatform } from './shown-platform.ts';

const first = pageRoot().dataset['platform'];
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=system]')) {
  radio.checked = radio.value === first;
  // Or the island would be told that the visitor has chosen.
  radio.defaultChecked = radio.checked;
  radio.addEventListener('change', () => showPlatform(radio.value as Panel)); // the values are the panels
}
