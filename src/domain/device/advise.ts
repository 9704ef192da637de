/**
 * What the download page offers a device first, and its one remark. The dictionary `installers` has the texts; this
 * chooses.
 */
import { requirements } from '#src/config/requirements.ts';
import { compareVersions } from '#src/domain/releases/versions.ts';
import { panelOf, type Panel } from './panels.ts';
import type { Device } from './types.ts';

export const NOTES = [
  /** The system is not recognized: the visitor chooses. */
  'unknown',
  /** A HarmonyOS without Android apps. */
  'harmony',
  /** A chat application that blocks installers: open the page in a browser. */
  'chat-app',
  /** Other signs contradict the user agent. */
  'doubt',
  /** Runs the professional edition only. */
  'old',
  /** Runs no edition; the online trial is offered. */
  'too-old',
  /** 32-bit Windows: the professional edition has an installer for it. */
  'windows-32',
  /** No build of its own for this processor. */
  'arm',
  /** The Mac's chip is unknown. */
  'mac-both',
] as const;
export type Note = (typeof NOTES)[number];

/** Notes without a fitting installer, which offer the trial in the browser. */
export const LEADS_TO_TRIAL: ReadonlySet<Note> = new Set(['harmony', 'too-old', 'arm']);

/** Whether the professional edition is recommended. */
export const needsProfessional = (note: Note | undefined): boolean => note === 'old' || note === 'windows-32';

export interface Advice {
  /** undefined: nothing is known, so no panel comes first. */
  panel: Panel | undefined;
  note: Note | undefined;
}

export function advise(device: Device): Advice {
  const panel = panelOf(device);
  return { panel, note: noteOf(device, panel) };
}

function noteOf(device: Device, panel: Panel | undefined): Note | undefined {
  if (panel === undefined) return device.isHarmony ? 'harmony' : 'unknown';
  if (device.inChatApp) return 'chat-app';
  if (device.doubt) return 'doubt';
  const age = ageOf(device);
  if (age) return age;
  if (device.system === 'windows' && device.bits === 32) return 'windows-32';
  if (device.chip === 'arm') return 'arm';
  return device.system === 'mac' && device.chip === 'unknown' ? 'mac-both' : undefined;
}

/** Versions before Windows 10, oldest first. */
const OLD_WINDOWS = ['XP', 'Vista', '7', '8', '8.1'];

/** Compares a known version with `requirements`; an unknown one does not count as old. */
function ageOf({ system, version }: Device): 'old' | 'too-old' | undefined {
  if (version === '') return undefined;
  if (system === 'windows') {
    if (!OLD_WINDOWS.includes(version)) return undefined;
    return version === 'XP' ? 'too-old' : 'old';
  }
  if (system === 'mac') {
    if (!isBelow(version, requirements.v6.macos)) return undefined;
    return isBelow(version, requirements.professional.macos) ? 'too-old' : 'old';
  }
  return system === 'android' && isBelow(version, requirements.android.android) ? 'too-old' : undefined;
}

function isBelow(version: string, minimum: string): boolean {
  const whole = version.includes('.') ? version : `${version}.0`;
  return compareVersions(whole, minimum) < 0;
}
