/**
 * Reads the head of a film: its size, its length and its codec. As much of MP4 (ISO/IEC 14496-12) and of WebM (RFC 8794,
 * RFC 9559) as that takes.
 */

export interface FilmHead {
  /** As `<source type>` names it: `avc1.64001f`. */
  codecs: string;
  width: number;
  height: number;
  seconds: number;
}

/** @throws on what is neither, or lacks one of them */
export function readFilm(bytes: Buffer): FilmHead {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return readMp4(bytes);
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return readWebm(bytes);
  throw new Error('This is neither MP4 nor WebM');
}

function readMp4(file: Buffer): FilmHead {
  const inside = (box: Buffer, path: readonly string[]): Buffer =>
    path.reduce((outer, name) => childBox(outer, name), box);
  const moov = childBox(file, 'moov');
  const header = childBox(moov, 'mvhd');
  const isLong = header.readUInt8(0) === 1;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const samples = inside(moov, ['trak', 'mdia', 'minf', 'stbl', 'stsd']);
  // Version and number of entries, then the entry: a picture's head takes 78 bytes.
  const entry = childBox(samples.subarray(8), 'avc1');
  const setup = childBox(entry.subarray(78), 'avcC');
  return {
    codecs: `avc1.${setup.toString('hex', 1, 4)}`,
    width: entry.readUInt16BE(24),
    height: entry.readUInt16BE(26),
    seconds: duration / timescale,
  };
}

function childBox(within: Buffer, name: string): Buffer {
  for (let at = 0; at + 8 <= within.length;) {
    const size = within.readUInt32BE(at);
    if (within.toString('latin1', at + 4, at + 8) === name) return within.subarray(at + 8, at + size);
    // 0 is "to the end" and 1 a size of 64 bits: neither comes before what is looked for in a file made for the web.
    if (size < 8) break;
    at += size;
  }
  throw new Error(`The MP4 has no ${name}`);
}

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  codecPrivate: 0x63a2,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

function readWebm(file: Buffer): FilmHead {
  const inside = (path: readonly number[]): Buffer =>
    path.reduce((outer, id) => childElement(outer, id), file);
  const segment = [ID.segment];
  const scale = unsigned(inside([...segment, ID.info, ID.timestampScale]));
  const duration = inside([...segment, ID.info, ID.duration]);
  const ticks = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE();
  const track = [...segment, ID.tracks, ID.track];
  const codec = inside([...track, ID.codec]).toString('latin1');
  if (codec !== 'V_AV1') throw new Error(`The WebM is ${codec}, not AV1`);
  return {
    codecs: av1Codecs(inside([...track, ID.codecPrivate])),
    width: unsigned(inside([...track, ID.video, ID.width])),
    height: unsigned(inside([...track, ID.video, ID.height])),
    seconds: (ticks * scale) / 1e9,
  };
}

/** @param setup the bytes of `av1C`: profile and level, then tier and depth */
function av1Codecs(setup: Buffer): string {
  const second = setup.readUInt8(1);
  const third = setup.readUInt8(2);
  const level = String(second & 31).padStart(2, '0');
  const depth = third & 64 ? '10' : '08';
  return `av01.${second >> 5}.${level}${third & 128 ? 'H' : 'M'}.${depth}`;
}

const unsigned = (bytes: Buffer): number => bytes.readUIntBE(0, bytes.length);

function childElement(within: Buffer, id: number): Buffer {
  for (let at = 0; at < within.length;) {
    const idLength = Math.clz32(within.readUInt8(at)) - 23;
    const found = within.readUIntBE(at, idLength);
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(within.readUInt8(sizeAt)) - 23;
    const size = sizeOf(within.subarray(sizeAt, sizeAt + sizeLength));
    const from = sizeAt + sizeLength;
    const to = from + size;
    if (found === id) return within.subarray(from, to);
    at = to;
  }
  throw new Error(`The WebM has no element ${id.toString(16)}`);
}

/** The first bit that is set says how long the number is, and is no part of it. */
function sizeOf(bytes: Buffer): number {
  const [first = 0, ...rest] = bytes;
  return rest.reduce((value, byte) => value * 256 + byte, first % 2 ** (8 - bytes.length));
}
