/** The live picture of a QR code, where it may take the place of the page's own. */
import { currentOrigin } from '#src/browser/location.ts';
import { loadPicture } from '#src/browser/picture.ts';
import { allowedImageOrigins, qrGroupId } from '#src/config/services.ts';
import { safeLink } from '#src/domain/safe-link.ts';
import type { LiveData } from './live-data.ts';

export type QrPlace = 'sidebar' | 'bottomMenu';

/** @returns the address of a picture that has loaded: one that cannot be had must not take the place of one that can */
export async function liveQrPicture(
  live: Pick<LiveData, 'qrPictures'>,
  place: QrPlace,
): Promise<string | undefined> {
  const codes = await live.qrPictures(qrGroupId);
  const address = safeLink(codes?.[place], {
    ownOrigin: currentOrigin(),
    allowedOrigins: allowedImageOrigins,
  });
  return address && (await loadPicture(address.href)) ? address.href : undefined;
}
