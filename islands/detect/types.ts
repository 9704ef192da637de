/**
 * The device check: the facts (`DetectFacts`, read by `islands/detect/browser/facts.ts`) and each check's result. A
 * fact that could not be read makes its check `unknown`, never a pass.
 */
import type { Device } from '#src/domain/device/types.ts';

export const CHECK_IDS = [
  'system',
  'browser',
  'timeZone',
  'languages',
  'webrtc',
  'webgl',
  'canvas',
  'fonts',
  'cookies',
  'client',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** `doubt`: two sources contradict each other, as inside a profile with a made-up identity. */
export type Verdict = 'pass' | 'note' | 'warn' | 'doubt' | 'unknown';

export interface CheckResult {
  id: CheckId;
  verdict: Verdict;
  /** The finding, in proper names and figures; shown in the page only. */
  value: string;
  /** Key under `advice.<id>` in the dictionary. */
  advice: string;
}

export interface DetectFacts {
  system: Device;
  browser: { name: string; major: number } | undefined;
  timeZone: { name: string; offsetMinutes: number; expectedOffsetMinutes: number } | undefined;
  languages: { first: string; all: readonly string[] } | undefined;
  /** Addresses that WebRTC reveals to any page; undefined where the browser has no WebRTC. */
  webrtc: readonly string[] | undefined;
  /** Name of the graphics chip. */
  webgl: string | undefined;
  /** Whether two drawings of the same picture are equal; undefined where reading back is refused. */
  canvas: boolean | undefined;
  fonts: { found: number; asked: number } | undefined;
  /** Whether a cookie is kept. */
  cookies: boolean | undefined;
  client: ClientFacts;
}

export interface ClientFacts {
  /** Whether the client has left a session in this browser. */
  isPresent: boolean;
  /** The client's own report; undefined until the visitor has it asked. */
  version: string | undefined;
  /**
   * Why it could not be asked: the browser must ask first or forbids it, another tab is connected, or no answer came.
   */
  trouble: 'asks' | 'denied' | 'elsewhere' | 'silent' | undefined;
}

export type FactReaders = { readonly [Id in CheckId]: () => DetectFacts[Id] | Promise<DetectFacts[Id]> };

/** The traits by which a page can tell profiles apart, in the order of a proof's code. */
export const TRAIT_IDS = [
  'system',
  'screen',
  'timeZone',
  'languages',
  'webrtc',
  'webgl',
  'canvas',
  'fonts',
  'storage',
] as const;
export type TraitId = (typeof TRAIT_IDS)[number];

export type Traits = Readonly<Record<TraitId, string | undefined>>;
