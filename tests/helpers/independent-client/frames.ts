/** The frames of the independent client: encrypted for the session, in WebSocket frames. */
import { createCipheriv, createDecipheriv } from 'node:crypto';

export const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;
const BLOCK = 16;

/** Base64 of AES-128-CBC with zero padding; the client sends with key `sid[0..16)` and IV `sid[4..20)`. */
export function seal(sid: string, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', sid.slice(0, 16), sid.slice(4, 20)).setAutoPadding(false);
  const plain = Buffer.from(text);
  const padding = Buffer.alloc((BLOCK - (plain.length % BLOCK)) % BLOCK);
  return Buffer.concat([cipher.update(plain), cipher.update(padding), cipher.final()]).toString('base64');
}

/** The page sends with key `sid[1..17)` and IV `sid[3..19)`. */
export function open(sid: string, base64: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-128-cbc', sid.slice(1, 17), sid.slice(3, 19)).setAutoPadding(
      false,
    );
    const plain = Buffer.concat([decipher.update(Buffer.from(base64, 'base64')), decipher.final()]);
    const text = plain.toString().replace(/\0+$/, '');
    JSON.parse(text);
    return text;
  } catch {
    return undefined; // not of this session
  }
}

/** RFC 6455, unmasked, as servers send. */
export function frame(opcode: number, payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? Buffer.from([0x80 | opcode, payload.length])
      : payload.length < 65_536
        ? Buffer.from([0x80 | opcode, 126, payload.length >> 8, payload.length & 255])
        : Buffer.concat([Buffer.from([0x80 | opcode, 127, 0, 0, 0, 0]), lengthBytes(payload.length)]);
  return Buffer.concat([head, payload]);
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** The first whole frame of a browser, which masks its frames and does not split messages of this size. */
export function readFrame(data: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  if (data.length < 2) return undefined;
  const opcode = data.readUInt8(0) & 15;
  let size = data.readUInt8(1) & 127;
  let at = 2;
  if (size === 126) {
    if (data.length < 4) return undefined;
    size = data.readUInt16BE(2);
    at = 4;
  } else if (size === 127) {
    if (data.length < 10) return undefined;
    size = Number(data.readBigUInt64BE(2));
    at = 10;
  }
  if (data.length < at + 4 + size) return undefined;
  const mask = data.subarray(at, at + 4);
  const payload = Buffer.from(
    data.subarray(at + 4, at + 4 + size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  );
  return { opcode, payload, length: at + 4 + size };
}
