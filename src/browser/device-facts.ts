/**
 * Reads this browser's facts about its device, for `src/domain/device`. Plain facts are there at once; client hints are
 * asynchronous, and the name of the graphics chip costs some milliseconds.
 */
import { systemOf } from '#src/domain/device/system-of.ts';
import type { ClientHints, DeviceFacts, DeviceSystem } from '#src/domain/device/types.ts';

/** Chromium only; not a standard yet, so TypeScript has no type for it. */
interface UserAgentData {
  platform: string;
  getHighEntropyValues(names: string[]): Promise<ClientHints>;
}

/** TypeScript does not know these either. */
type NavigatorWithHints = Navigator & { userAgentData?: UserAgentData };

/** The system, as far as plain facts tell. */
export const plainSystem = (): DeviceSystem =>
  systemOf(navigator, (navigator as NavigatorWithHints).userAgentData?.platform);

export function readDeviceFacts(): DeviceFacts {
  // Only `platform` and the touch points tell an iPad from a Mac.
  const { userAgent, platform, maxTouchPoints, userAgentData: hints } = navigator as NavigatorWithHints;
  return { userAgent, platform, maxTouchPoints, hints };
}

/** @returns the facts with all hints, or unchanged if the browser has none or refuses */
export async function readHints(facts: DeviceFacts): Promise<DeviceFacts> {
  try {
    const hints = await (navigator as NavigatorWithHints).userAgentData?.getHighEntropyValues([
      'architecture',
      'bitness',
      'platformVersion',
      'wow64',
    ]);
    return hints ? { ...facts, hints } : facts;
  } catch {
    return facts; // refused by a permissions policy: the user agent is left
  }
}

/** Name of the graphics chip; empty where the browser hides it or has no WebGL. */
export function readRenderer(): string {
  try {
    const context = document.createElement('canvas').getContext('webgl');
    if (!context) return '';
    const extension = context.getExtension('WEBGL_debug_renderer_info');
    const name: unknown = context.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return typeof name === 'string' ? name : '';
  } catch {
    return ''; // hardened browsers throw here; the chip stays unknown
  }
}
