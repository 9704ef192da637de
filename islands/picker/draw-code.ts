/** The QR code, loaded on demand: few visitors want it, and the encoder is larger than the island. */
import { encode } from 'uqr';
import { qrPath } from '#src/drawing/qr-path.ts';

/** @returns its side in squares, and its dark squares as a path */
export function drawCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { size, path: qrPath(data) };
}
