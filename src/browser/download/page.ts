/**
 * The rest of the download page, loaded when the browser is idle: what needs asking about the device, the promoter's
 * name in the links, and what follows a click. A choice that the visitor made meanwhile stays.
 */
import { readDeviceFacts, readHints, readRenderer } from '#src/browser/device-facts.ts';
import { advise, LEADS_TO_TRIAL, needsProfessional, type Note } from '#src/domain/device/advise.ts';
import { detectDevice } from '#src/domain/device/detect-device.ts';
import { panelOf } from '#src/domain/device/panels.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import { DEVICE_NAMES, type DeviceFacts } from '#src/domain/device/types.ts';
import { all } from './elements.ts';
import { offerHandOn } from './hand-on.ts';
import { openPanel } from './open-panel.ts';
import { offerVerification } from './verify.ts';

/** What stands first without anyone's choice: see `./first-choice.ts`. */
function isUntouched(facts: DeviceFacts): boolean {
  const suggested = panelOf({ system: systemOf(facts), chip: 'unknown' }) ?? 'windows';
  return all<HTMLInputElement>('[data-picker] :checked').every(({ value }) => value === suggested);
}

/** In the page's language; a note takes the place of the words that stand there for everyone. */
export type NoteTexts = Readonly<Record<Note, string>>;

function say(text: string, leadsToTrial = false): void {
  for (const place of all('[data-note]')) {
    place.dataset['neutral'] ??= place.textContent;
    place.textContent = text || place.dataset['neutral'];
  }
  for (const link of all('[data-note-trial]')) link.hidden = !leadsToTrial;
}

function suggest(facts: DeviceFacts, texts: NoteTexts | undefined): void {
  const device = detectDevice(facts);
  const { panel, note } = advise(device);
  if (panel) openPanel(panel);
  const other = device.doubt ? DEVICE_NAMES[device.doubt] : '';
  if (note && texts) say(texts[note].replace('{{system}}', other), LEADS_TO_TRIAL.has(note));
  if (needsProfessional(note)) preferProfessional();
  // The way to a computer is all that this phone can use here.
  if (note === 'harmony') for (const box of all('[data-hand-on]')) box.hidden = false;
}

/** On a system that is too old for the current client its button steps back behind the edition that runs there. */
function preferProfessional(): void {
  for (const place of all('[data-panel][data-open] [data-for-old]')) {
    const current = place.parentElement?.querySelector('.button--signal');
    if (!current) continue;
    current.classList.replace('button--signal', 'button--quiet');
    for (const link of all('a', place)) link.className = 'button button--signal';
    current.before(place);
  }
}

function watchPicker(): void {
  for (const group of all('[data-picker] fieldset')) {
    group.addEventListener('change', ({ target }) => {
      openPanel((target as HTMLInputElement).value); // the group holds nothing but radio buttons
      say('');
    });
  }
}

/** @param fetchNotes fails without a network; the choice is then made without words */
export async function start(fetchNotes: () => Promise<NoteTexts | undefined>): Promise<void> {
  watchPicker();
  offerHandOn();
  offerVerification();
  const facts = readDeviceFacts();
  const [known, texts] = await Promise.all([readHints(facts), fetchNotes()]);
  if (isUntouched(facts)) suggest({ ...known, webglRenderer: readRenderer() }, texts);
}
