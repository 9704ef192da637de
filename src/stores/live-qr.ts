/** The live picture of a QR code and its name, if it may replace the page's own. */
import { currentOrigin } from '#src/browser/location.ts';
import { loadPicture } from '#src/browser/picture.ts';
import { allowedImageOrigins, qrGroupId } from '#src/config/services.ts';
import { safeLink } from '#src/domain/safe-link.ts';
import type { LiveData } from './live-data.ts';

export type QrPlace = 'sidebar' | 'bottomMenu';

export interface LiveQr {
  picture: string;
  /** The person that the code leads to; empty if the API does not say. */
  name: string;
  /** The account to type, for readers on the phone that would scan. */
  account: string;
}

const MAX_CHARS = 40;

/** @returns a loaded picture, since a broken one must not replace the page's own */
export async function liveQr(
  live: Pick<LiveData, 'qrPictures'>,
  place: QrPlace,
): Promise<LiveQr | undefined> {
  const codes = await live.qrPictures(qrGroupId);
  const address = safeLink(codes?.[place], {
    ownOrigin: currentOrigin(),
    allowedOrigins: allowedImageOrigins,
  });
  if (!codes || !address || !(await loadPicture(address.href))) return undefined;
  const [name, account] = [codes.name, codes.code].map((text) => text.trim().slice(0, MAX_CHARS));
  return { picture: address.href, name: name ?? '', account: account ?? '' };
}
