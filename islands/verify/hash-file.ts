/**
 * SHA-256 of a file, read in pieces: an installer of any size passes through without being held in memory, and the page
 * stays answerable. The browser's own digest wants the whole file at once, and a worker may not be started under this
 * site's Trusted Types; in slices the main thread hashes some 200 MB a second without a task above a few milliseconds.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const SLICE_BYTES = 256 * 1024;
/** Half a frame: hashing and the rest of the page share the thread. */
const BUSY_MS = 8;

/**
 * @param onProgress told how many bytes are done, at most once for each breath
 * @throws DOMException when aborted, or when the file cannot be read (moved, removed, on a lost drive)
 */
export async function hashFile(
  file: Blob,
  onProgress: (doneBytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const hash = sha256.create();
  let breathedAt = performance.now();
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const slice = await file.slice(start, start + SLICE_BYTES).arrayBuffer();
    if (signal.aborted) throw new DOMException('The hashing was aborted.', 'AbortError');
    hash.update(new Uint8Array(slice));
    if (performance.now() - breathedAt < BUSY_MS) continue;
    onProgress(Math.min(start + SLICE_BYTES, file.size));
    await breathe();
    breathedAt = performance.now();
  }
  return bytesToHex(hash.digest());
}

/** Lets the page paint and answer. A timer would be stretched to a second in a hidden tab; a message is not. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
