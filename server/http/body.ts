/** Reads a request's body up to a bound. */

/** @returns the text, or the HTTP status of what is wrong: 413 for more than `maxBytes`, 400 for a client that went away */
export async function readBody(request: Request, maxBytes: number): Promise<string | 400 | 413> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 413;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let received = 0;
  try {
    for await (const chunk of request.body) {
      received += chunk.byteLength;
      if (received > maxBytes) return 413;
      chunks.push(chunk);
    }
  } catch {
    return 400; // cut off in the middle; the answer goes nowhere
  }
  return Buffer.concat(chunks).toString('utf8');
}
