/**
 * The traits by which a page can tell profiles apart. A trait that the browser hides or randomizes is `undefined`, so
 * two runs in one profile give the same result.
 */
import type { Traits } from '#islands/detect/types.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { findFonts, readCanvas, readWebrtcAddresses } from './facts.ts';
import { readDeviceFacts, readHints, readRenderer } from '#src/browser/device-facts.ts';
import { randomId } from '#src/browser/privacy.ts';
import { local } from '#src/browser/storage.ts';

export async function readTraits(): Promise<Traits> {
  const { hints, ...device } = await readHints(readDeviceFacts());
  const { hardwareConcurrency, languages } = navigator;
  const pixels = [screen.width, screen.height, screen.colorDepth, devicePixelRatio];
  const addresses = (await readWebrtcAddresses())?.filter((address) => !address.endsWith('.local'));
  const canvas = readCanvas();
  return {
    system: written({ ...device, platform: device.platform, version: hints?.platformVersion }),
    screen: written([...pixels, hardwareConcurrency]),
    timeZone: written(Intl.DateTimeFormat().resolvedOptions().timeZone),
    languages: written(languages),
    webrtc: addresses?.length ? written(addresses.sort()) : undefined,
    webgl: readRenderer() || undefined,
    canvas: canvas?.isStable ? canvas.picture : undefined,
    fonts: written(findFonts()),
    storage: readMark(),
  };
}

const written = (value: unknown) => (value ? JSON.stringify(value) : undefined);

/** A random value in this profile's storage: two profiles that show the same value share their storage. */
function readMark(): string | undefined {
  const known = local.get(localKeys.profileMark);
  if (known) return known;
  const mark = randomId();
  return local.set(localKeys.profileMark, mark) ? mark : undefined;
}
