/** Opens one of the picker's panels, as a choice by hand would. */
import { all } from './elements.ts';

/** @param panel one of `PANELS` of `src/domain/device/panels.ts` */
export function openPanel(panel: string): void {
  for (const radio of all<HTMLInputElement>('[data-picker] [name=system]'))
    radio.checked = radio.value === panel;
  for (const element of all('[data-panel]'))
    element.toggleAttribute('data-open', element.dataset['panel'] === panel);
  for (const box of all('[data-hand-on]')) box.hidden = panel !== 'android' && panel !== 'ios';
  showStepsOf(panel);
}

/** @param system a panel's or a build's: `windows`, `mac-apple` … ; one without steps shows those of every system */
export function showStepsOf(system: string): void {
  const wanted = system.replace(/-.*/, '');
  const groups = all('[data-steps]');
  const isKnown = groups.some((group) => group.dataset['steps'] === wanted);
  for (const group of groups) group.hidden = isKnown && group.dataset['steps'] !== wanted;
}
