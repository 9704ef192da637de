/**
 * The connection doctor: from facts to one diagnosis with a stable code, its cause and its remedies. Pure: no network
 * and no sentences; pages map the codes to words.
 */
import type { LoopbackPermission } from './environment.ts';
import { type ConnectionState, type Reason, STATUS } from './status.ts';

/** The browsers for which advice differs. */
export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'other';

/** The facts for a diagnosis, from the page. */
export interface DiagnosisFacts {
  readonly state: Pick<ConnectionState, 'status' | 'reason' | 'permission'>;
  readonly browser: BrowserFamily;
  /** Whether any cookie of the client is set, even if the session is incomplete. */
  readonly hasClientCookies: boolean;
  /** Whether this page has been ready since it was loaded. */
  readonly wasReady: boolean;
  /** From `systemInfo.GetVersion`; null while it is not known. */
  readonly clientVersion: string | null;
  /** The oldest version that the page works with; null when any does. */
  readonly oldestVersion: string | null;
}

/** The actions that a button may offer. The first of a diagnosis is the main one. */
export type Remedy =
  | 'download'
  | 'start-client'
  | 'open-from-client'
  | 'connect'
  | 'try-again'
  | 'reload'
  | 'allow-in-settings'
  | 'other-browser'
  | 'update-client'
  | 'demo'
  | 'contact';

interface Verdict {
  /** `good` works, `busy` only takes time, `visitor` waits for a decision, `bad` is a fault. */
  readonly severity: 'good' | 'busy' | 'visitor' | 'bad';
  readonly remedies: readonly Remedy[];
}

const VERDICTS = {
  connected: { severity: 'good', remedies: [] },
  working: { severity: 'busy', remedies: [] },
  'not-installed': { severity: 'visitor', remedies: ['download', 'open-from-client', 'demo'] },
  'not-running': { severity: 'bad', remedies: ['try-again', 'start-client', 'download', 'demo'] },
  'browser-asks': { severity: 'visitor', remedies: ['connect', 'demo'] },
  'browser-denied': { severity: 'bad', remedies: ['allow-in-settings', 'try-again', 'demo'] },
  'browser-unanswered': { severity: 'visitor', remedies: ['connect', 'demo'] },
  'browser-refuses': {
    severity: 'bad',
    remedies: ['other-browser', 'open-from-client', 'try-again', 'demo'],
  },
  'session-wrong': { severity: 'bad', remedies: ['open-from-client', 'try-again', 'demo'] },
  'session-stale': { severity: 'bad', remedies: ['open-from-client', 'try-again', 'demo'] },
  'handshake-refused': { severity: 'bad', remedies: ['try-again', 'open-from-client', 'contact'] },
  'too-old': { severity: 'bad', remedies: ['update-client'] },
  lost: { severity: 'bad', remedies: ['reload', 'try-again', 'start-client'] },
  'frame-too-large': { severity: 'bad', remedies: ['try-again', 'contact'] },
  closed: { severity: 'bad', remedies: ['reload'] },
} as const satisfies Readonly<Record<string, Verdict>>;

/** The code of the problem; pages map each to words. */
export type DiagnosisCode = keyof typeof VERDICTS;

/** The problem, its severity, and the remedies, the best first. */
export interface Diagnosis extends Verdict {
  readonly code: DiagnosisCode;
  /** The connection's reason behind it, for a report. */
  readonly reason: Reason;
}

/** The other reasons need more facts. */
const CODES: Readonly<
  Record<Exclude<Reason, 'client-absent' | 'unreachable' | 'open-timeout'>, DiagnosisCode>
> = {
  idle: 'working',
  checking: 'working',
  connecting: 'working',
  handshaking: 'working',
  suspended: 'working',
  ready: 'working',
  'awaiting-visitor': 'browser-asks',
  'secret-invalid': 'session-wrong',
  'port-invalid': 'session-wrong',
  'permission-denied': 'browser-denied',
  'permission-unanswered': 'browser-unanswered',
  'browser-refused': 'browser-refuses',
  'closed-early': 'session-stale',
  'handshake-timeout': 'session-stale',
  'peer-untrusted': 'session-stale',
  'handshake-refused': 'handshake-refused',
  lost: 'lost',
  'frame-too-large': 'frame-too-large',
  disposed: 'closed',
};

/**
 * Finds out why a page has no connection to its client.
 *
 * @example
 * const { code, remedies } = diagnose({
 *   state: client.$state.get(),
 *   browser: 'chromium',
 *   hasClientCookies: true,
 *   wasReady: false,
 *   clientVersion: null,
 *   oldestVersion: '6.0.0',
 * });
 */
export function diagnose(facts: DiagnosisFacts): Diagnosis {
  const code = findCode(facts);
  return { code, ...VERDICTS[code], reason: facts.state.reason };
}

function findCode(facts: DiagnosisFacts): DiagnosisCode {
  const { reason, status, permission } = facts.state;
  if (status === STATUS.success) return isTooOld(facts) ? 'too-old' : 'connected';
  if (reason === 'client-absent') return facts.hasClientCookies ? 'session-wrong' : 'not-installed';
  if (reason === 'unreachable' || reason === 'open-timeout') return whenUnreachable(facts, permission);
  return CODES[reason];
}

/** A browser that blocks silently looks like a client that does not run. */
function whenUnreachable(facts: DiagnosisFacts, permission: LoopbackPermission): DiagnosisCode {
  if (permission === 'denied') return 'browser-denied';
  if (permission === 'prompt') return 'browser-unanswered';
  // Safari silently refuses ws: from an https page; not the cause if the connection worked before.
  if (facts.browser === 'safari' && !facts.wasReady) return 'browser-refuses';
  return 'not-running';
}

function isTooOld({ clientVersion, oldestVersion }: DiagnosisFacts): boolean {
  return (
    clientVersion !== null && oldestVersion !== null && compareVersions(clientVersion, oldestVersion) < 0
  );
}

/** Compares by the numbers between the dots; a missing one counts as 0, and so does one that is not a number. */
export function compareVersions(one: string, other: string): number {
  const numbers = (version: string): number[] =>
    version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const left = numbers(one);
  const right = numbers(other);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
