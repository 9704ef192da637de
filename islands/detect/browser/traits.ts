/**
 * What a page can tell one profile from another by, part by part. What the browser hides, or answers differently each
 * time, is `undefined`: two runs in one profile give the same.
 */
import type { Traits } from '#islands/detect/types.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { drawPicture, findFonts, readWebrtcAddresses } from './facts.ts';
import { readDeviceFacts, readHints, readRenderer } from '#src/browser/device-facts.ts';
import { randomId } from '#src/browser/privacy.ts';
import { local } from '#src/browser/storage.ts';

export async function readTraits(): Promise<Traits> {
  const { hints, ...device } = await readHints(readDeviceFacts());
  const { hardwareConcurrency, languages } = navigator;
  const pixels = [screen.width, screen.height, screen.colorDepth, devicePixelRatio];
  const addresses = (await readWebrtcAddresses())?.filter((address) => !address.endsWith('.local'));
  return {
    system: written({ ...device, platform: device.platform, version: hints?.platformVersion }),
    screen: written([...pixels, hardwareConcurrency]),
    timeZone: written(Intl.DateTimeFormat().resolvedOptions().timeZone),
    languages: written(languages),
    webrtc: addresses?.length ? written(addresses.sort()) : undefined,
    webgl: readRenderer() || undefined,
    canvas: readCanvas(),
    fonts: written(findFonts()),
    storage: readMark(),
  };
}

const written = (value: unknown) => (value ? JSON.stringify(value) : undefined);

function readCanvas(): string | undefined {
  try {
    const picture = drawPicture();
    return picture.length > 100 && picture === drawPicture() ? picture : undefined;
  } catch {
    return undefined; // reading pictures back is refused
  }
}

/** Random, and kept by this profile alone: a profile that shows the same has the same storage. */
function readMark(): string | undefined {
  const known = local.get(localKeys.profileMark);
  if (known) return known;
  const mark = randomId();
  return local.set(localKeys.profileMark, mark) ? mark : undefined;
}
