/** Round trips of the codec with each cipher: a message to a frame, and a frame to a message. */
import { createAesCodec } from '#bridge-lib/codec.ts';
import { encodeBase64 } from '#bridge-lib/base64.ts';
import { type Bytes, aesCbc } from '#bridge-lib/cipher.ts';
import type { PacerHost } from '#bridge-lib/pacer.ts';
import { CIPHERS } from './ciphers.ts';
import { SECRET } from './secret.ts';

export const SIZES = [300, 64 * 1024, 1024 * 1024] as const;

/** Many short rounds, of which the best counts: a busy machine then takes less of the result. */
const ROUNDS = 12;
const ROUND_MS = 80;

export interface CipherSample {
  readonly name: string;
  readonly size: number;
  /** Messages out and in again, per second. */
  readonly roundTrips: number;
}

/** What the client would send: sealed with the keys that the page receives with. */
function sealForPage(text: string): string {
  const plain = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil(plain.length / 16) * 16);
  padded.set(plain);
  const slice = (from: number): Bytes => new TextEncoder().encode(SECRET.slice(from, from + 16));
  // This cipher answers at once.
  return encodeBase64(aesCbc.createEncryption(slice(0))(slice(4), padded) as Bytes);
}

export function createRoundTrip(name: string, size: number, host: PacerHost): () => Promise<void> {
  const cipher = CIPHERS.find(([other]) => other === name)?.[1];
  if (!cipher) throw new Error(`no cipher ${name}`);
  const codec = createAesCodec(SECRET, host, cipher);
  const message = { requestId: '17000000000001', args: [{ text: 'x'.repeat(Math.max(0, size - 60)) }] };
  const frame = sealForPage(JSON.stringify(message));
  return async () => {
    const out = codec.encode(JSON.stringify(message));
    if (out instanceof Promise) await out;
    const text = codec.decode(frame);
    JSON.parse((text instanceof Promise ? await text : text) ?? '');
  };
}

export async function measureCiphers(host: PacerHost): Promise<CipherSample[]> {
  const samples: CipherSample[] = [];
  for (const size of SIZES) {
    const rates = new Map<string, number[]>(CIPHERS.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name] of CIPHERS) {
        const roundTrip = createRoundTrip(name, size, host);
        for (let time = 0; time < (size > 1_000 ? 1 : 100); time += 1) await roundTrip();
        const start = performance.now();
        let count = 0;
        while (performance.now() - start < ROUND_MS) {
          await roundTrip();
          count += 1;
        }
        rates.get(name)?.push((count / (performance.now() - start)) * 1000);
      }
    }
    for (const [name, values] of rates) samples.push({ name, size, roundTrips: Math.max(...values) });
  }
  return samples;
}
