/**
 * SHA-256 of a file, read in pieces, so that an installer of any size is never in memory as a whole and the page stays
 * responsive. The browser's digest needs the whole file, and this site's Trusted Types allow no worker; in pieces the
 * main thread hashes some 200 MB/s without a task above a few milliseconds.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const SLICE_BYTES = 256 * 1024;
/** Half a frame, since hashing shares the thread with the page. */
const BUSY_MS = 8;

/**
 * @param onProgress gets the bytes that are done, at most once between two pauses
 * @throws DOMException when aborted, or when the file cannot be read (moved, removed, on a lost drive)
 */
export async function hashFile(
  file: Blob,
  onProgress: (doneBytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const hash = sha256.create();
  let pausedAt = performance.now();
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const slice = await file.slice(start, start + SLICE_BYTES).arrayBuffer();
    if (signal.aborted) throw new DOMException('The hashing was aborted.', 'AbortError');
    hash.update(new Uint8Array(slice));
    if (performance.now() - pausedAt < BUSY_MS) continue;
    onProgress(Math.min(start + SLICE_BYTES, file.size));
    await yieldToPage();
    pausedAt = performance.now();
  }
  return bytesToHex(hash.digest());
}

/** Lets the page paint and respond. A hidden tab delays timers to a second, but not messages. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
