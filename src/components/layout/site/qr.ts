/** The live QR codes in place of the default pictures, once a visitor comes near one; both are fetched with one call. */
import { currentOrigin } from '#src/browser/location.ts';
import { loadPicture } from '#src/browser/picture.ts';
import { allowedImageOrigins, qrGroupId } from '#src/config/site.ts';
import { safeLink } from '#src/domain/safe-link.ts';
import type { LiveData, QrPictures } from '#src/stores/live-data.ts';

const shown = new WeakSet<HTMLImageElement>();
let asked: Promise<QrPictures | undefined> | undefined;

export async function showQr(pictures: readonly HTMLImageElement[], live: LiveData): Promise<void> {
  asked ??= live.qrPictures(qrGroupId);
  const codes = await asked;
  if (!codes) return;
  for (const picture of pictures) {
    if (shown.has(picture)) continue;
    shown.add(picture);
    const raw = picture.dataset['qr'] === 'sidebar' ? codes.sidebar : codes.bottomMenu;
    const address = safeLink(raw, { ownOrigin: currentOrigin(), allowedOrigins: allowedImageOrigins });
    // A picture that cannot be loaded must not take the place of one that can.
    if (address && (await loadPicture(address.href))) picture.src = address.href;
  }
}
