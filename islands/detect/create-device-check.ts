/** The device check, joined to this browser. What asks the client comes when the visitor has it asked. */
import { clock } from '#src/browser/clock.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { factReaders } from '#src/browser/detect-facts.ts';
import { createDeviceCheck, type DeviceCheck } from '#src/stores/device-check.ts';

export function createBrowserDeviceCheck(networkMessage: string): DeviceCheck {
  return createDeviceCheck({
    readers: factReaders,
    clock,
    copyText,
    askVersion: async (options) => (await import('#src/stores/client-version.ts')).askClientVersion(options),
    networkMessage,
  });
}
