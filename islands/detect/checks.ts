/**
 * The device check: the facts (`DetectFacts`, read by `browser/facts.ts`), and the conclusion of each check, as one
 * pure function for each, so that tests can list every verdict. A fact that could not be read makes its check
 * `unknown`, never a pass.
 */
import { advise } from '#src/domain/device/advise.ts';
import { DEVICE_NAMES, type Device } from '#src/domain/device/types.ts';

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

type Conclusion = [verdict: Verdict, value: string, advice: string];

/** The oldest major versions that support everything in this site's embedded views. */
const OLDEST_BROWSERS: Record<string, number> = { Chrome: 109, Edge: 109, Firefox: 115, Safari: 16 };
const SOFTWARE_RENDERER = /SwiftShader|llvmpipe|Software|Basic Render/i;
const PRIVATE_IPV4 = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
/** Every system ships with more fonts than this: fewer means that the list is hidden or restricted. */
const MIN_FONTS = 3;

export function runCheck<Id extends CheckId>(id: Id, fact: DetectFacts[Id]): CheckResult {
  const [verdict, value, advice] = conclusions[id](fact);
  return { id, verdict, value, advice };
}

/** Names of the unknown verdict that are not `unknown`. */
const UNKNOWN_ADVICE: Partial<Record<CheckId, string>> = { webrtc: 'none', client: 'versionUnknown' };

/** The result where a fact cannot be read, or not in time. */
export const unknownResult = (id: CheckId): CheckResult => ({
  id,
  verdict: 'unknown',
  value: '',
  advice: UNKNOWN_ADVICE[id] ?? 'unknown',
});

/** @param offsetMinutes minutes ahead of UTC */
export function utcOffsetText(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  const minutes = String(size % 60).padStart(2, '0');
  return `UTC${offsetMinutes < 0 ? '−' : '+'}${String(Math.floor(size / 60))}:${minutes}`;
}

const conclusions: { readonly [Id in CheckId]: (fact: DetectFacts[Id]) => Conclusion } = {
  system(device) {
    const value = [device.system && DEVICE_NAMES[device.system], device.version].filter(Boolean).join(' ');
    if (device.system === '') return ['unknown', value, 'unknown'];
    if (device.doubt) return ['doubt', `${value} / ${DEVICE_NAMES[device.doubt]}`, 'doubt'];
    if (device.system === 'iphone' || device.system === 'ipad') return ['note', value, 'ios'];
    const { note } = advise(device);
    if (note === 'old') return ['note', value, 'old'];
    if (note === 'too-old') return ['warn', value, 'tooOld'];
    return device.version === '' ? ['unknown', value, 'noVersion'] : ['pass', value, 'fits'];
  },
  browser(browser) {
    if (!browser) return ['unknown', '', 'unknown'];
    const value = `${browser.name} ${String(browser.major)}`;
    const oldest = OLDEST_BROWSERS[browser.name];
    if (oldest === undefined) return ['unknown', value, 'unknown'];
    return browser.major < oldest ? ['warn', value, 'old'] : ['pass', value, 'fits'];
  },
  timeZone(timeZone) {
    if (!timeZone) return ['unknown', '', 'unknown'];
    const { name, offsetMinutes, expectedOffsetMinutes } = timeZone;
    const value = `${name} · ${utcOffsetText(offsetMinutes)}`;
    return offsetMinutes === expectedOffsetMinutes
      ? ['pass', value, 'consistent']
      : ['doubt', value, 'doubt'];
  },
  languages(languages) {
    if (!languages?.first) return ['unknown', '', 'unknown'];
    const value = languages.all.join(', ') || languages.first;
    return languages.all[0] === languages.first ? ['pass', value, 'consistent'] : ['doubt', value, 'doubt'];
  },
  webrtc(addresses) {
    if (!addresses) return ['note', '', 'absent'];
    const shown = addresses.filter((address) => !address.endsWith('.local'));
    if (shown.length === 0) {
      return addresses.length > 0 ? ['pass', '', 'masked'] : ['unknown', '', 'none'];
    }
    const isPublic = shown.some((address) => !PRIVATE_IPV4.test(address) && !/^f[cde]/i.test(address));
    return ['warn', shown.join(', '), isPublic ? 'public' : 'private'];
  },
  webgl(renderer) {
    if (renderer === undefined) return ['unknown', '', 'unknown'];
    return SOFTWARE_RENDERER.test(renderer) ? ['note', renderer, 'software'] : ['pass', renderer, 'shown'];
  },
  canvas(isStable) {
    if (isStable === undefined) return ['unknown', '', 'unknown'];
    return isStable ? ['pass', '', 'stable'] : ['doubt', '', 'doubt'];
  },
  fonts(fonts) {
    if (!fonts) return ['unknown', '', 'unknown'];
    const value = `${String(fonts.found)} / ${String(fonts.asked)}`;
    return fonts.found < MIN_FONTS ? ['unknown', value, 'few'] : ['pass', value, 'shown'];
  },
  cookies(areKept) {
    if (areKept === undefined) return ['unknown', '', 'unknown'];
    return areKept ? ['pass', '', 'kept'] : ['warn', '', 'refused'];
  },
  client(client) {
    if (!client.isPresent) return ['note', '', 'absent'];
    if (client.version !== undefined) return ['pass', client.version, 'present'];
    if (client.trouble === undefined) return ['unknown', '', 'versionUnknown'];
    const isOpen = client.trouble === 'asks' || client.trouble === 'elsewhere';
    return [isOpen ? 'unknown' : 'note', '', client.trouble];
  },
};
