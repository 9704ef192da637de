/**
 * Runs in the download page before the first paint: sets the radio buttons by the result of ./inline-page.ts, and
 * shows the panel of a choice. The island adds what needs asking or loading.
 */
import type { Panel } from '#src/domain/device/panels.ts';
import { pageRoot } from './page-facts.ts';
import { showPlatform } from './shown-system.ts';

const first = pageRoot().dataset['platform'];
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=system]')) {
  radio.checked = radio.value === first;
  // Otherwise the island would see a choice by the visitor.
  radio.defaultChecked = radio.checked;
  radio.addEventListener('change', () => showPlatform(radio.value as Panel)); // the values are the panels
}
