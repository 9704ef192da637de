/**
 * Reads what this browser says about its device, for `src/domain/device`. The plain facts are there at once; client
 * hints have to be asked for, and the name of the graphics chip costs some milliseconds.
 */
import type { ClientHints, DeviceFacts } from '#src/domain/device/types.ts';

/** Chromium's; not in the language's own types, since it is no standard yet. */
interface UserAgentData {
  platform: string;
  mobile: boolean;
  getHighEntropyValues(names: string[]): Promise<ClientHints>;
}

/** Unknown to the platform's types as well. */
type Describing = Navigator & { userAgentData?: UserAgentData };

export function readDeviceFacts(): DeviceFacts {
  // Nothing but `platform` and the touch points tells an iPad from a Mac.
  const { userAgent, platform, maxTouchPoints, userAgentData: hints } = navigator as Describing;
  return { userAgent, platform, maxTouchPoints, hints };
}

/** @returns the same facts with all hints, or as they were where the browser has none or refuses */
export async function readHints(facts: DeviceFacts): Promise<DeviceFacts> {
  try {
    const hints = await (navigator as Describing).userAgentData?.getHighEntropyValues([
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
