/**
 * The system that the page is about, shared by its islands: first the result of the plain facts
 * (src/browser/preselect-platform.ts), then the advice of a closer look, and after a choice only the visitor's.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { readDeviceFacts, readHints, readRenderer } from '#src/browser/device-facts.ts';
import { offerComputer, showPlatform, shownPlatform } from '#src/browser/shown-system.ts';
import { advise, needsProfessional, type Note } from '#src/domain/device/advise.ts';
import { detectDevice } from '#src/domain/device/detect-device.ts';
import { panelOf, type Panel } from '#src/domain/device/panels.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import { DEVICE_NAMES } from '#src/domain/device/types.ts';

interface PlatformState {
  /** The panel that is open; undefined until somebody has looked. */
  panel: Panel | undefined;
  /** What there is to say about this device. */
  note: Note | undefined;
  /** Proper name of the system that other signs point to, for the note that doubts. */
  doubt: string;
  /** The panel of a system that is too old for the current client: the professional edition stands first there. */
  oldPanel: Panel | undefined;
}

const NO_PLATFORM: PlatformState = {
  panel: undefined,
  note: undefined,
  doubt: '',
  oldPanel: undefined,
};

const $platform = atom<PlatformState>(NO_PLATFORM);
let isChosen = false;

function choose(panel: Panel): void {
  isChosen = true;
  showPlatform(panel);
  $platform.set({ ...$platform.get(), panel, note: undefined });
}

/** Looks closer at the device, unless the visitor has chosen. */
async function start(): Promise<void> {
  const facts = readDeviceFacts();
  const first = panelOf({ system: systemOf(facts, facts.hints?.platform), chip: 'unknown' }) ?? 'windows';
  const open = shownPlatform() ?? first;
  if (open !== first) {
    choose(open);
    return;
  }
  const device = detectDevice({ ...(await readHints(facts)), webglRenderer: readRenderer() });
  // The visitor may have been quicker.
  if (isChosen || shownPlatform() !== open) return;
  const { panel = open, note } = advise(device);
  if (panel !== open) showPlatform(panel);
  if (note === 'harmony') offerComputer();
  $platform.set({
    panel,
    note,
    doubt: device.doubt ? DEVICE_NAMES[device.doubt] : '',
    oldPanel: needsProfessional(note) ? panel : undefined,
  });
}

export const pagePlatform = { $platform: $platform as ReadableAtom<PlatformState>, start, choose };
