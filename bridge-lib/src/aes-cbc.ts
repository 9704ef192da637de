/**
 * AES-128 (FIPS 197) in CBC mode (NIST SP 800-38A), over whole blocks and in place. Owns the arithmetic and its tables;
 * keys, padding and frames are the codec's. A page saves bytes with it compared to a package: the README has the
 * figures.
 *
 * A round looks up four words for each word of the state; each look-up substitutes, shifts and mixes its byte at once.
 * Decryption is the same code with other tables: with the words of a block counted 0, 3, 2, 1, its shift of rows
 * becomes that of encryption. Everything is read and written through `DataView`, so that neither the machine's byte
 * order nor the alignment of a block matters.
 */

/** Bytes of an unshared buffer. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One direction under one key: takes the vector (16 bytes) and whole blocks, and changes the blocks in place. */
export type CbcTransform = (iv: Bytes, blocks: Bytes) => Bytes;

const BLOCK = 16;
/** The first round key and one for each of the ten rounds. */
const SCHEDULE = 11 * BLOCK;
const LAST_ROUND = 10 * BLOCK;
/** The tables of a direction are four of 256 words, then the substitutes of 256 bytes. */
const BOX = 4 * 1024;

const directions = /* @__PURE__ */ createTables();

/** For the last round and the key schedule: each word gives one of its bytes, substituted. */
function substitute(tables: DataView, a: number, b: number, c: number, d: number): number {
  return (
    tables.getUint8(BOX + (a & 0xff)) |
    (tables.getUint8(BOX + ((b >>> 8) & 0xff)) << 8) |
    (tables.getUint8(BOX + ((c >>> 16) & 0xff)) << 16) |
    (tables.getUint8(BOX + (d >>> 24)) << 24)
  );
}

/** For the other rounds: the same, with the four bytes mixed. Words are four bytes, tables 1,024. */
function mix(tables: DataView, a: number, b: number, c: number, d: number): number {
  return (
    tables.getInt32((a & 0xff) << 2, true) ^
    tables.getInt32(1024 + ((b >>> 6) & 0x3fc), true) ^
    tables.getInt32(2048 + ((c >>> 14) & 0x3fc), true) ^
    tables.getInt32(3072 + ((d >>> 22) & 0x3fc), true)
  );
}

/** Doubles a byte in the field of AES (FIPS 197, section 4.2.1). */
function double(byte: number): number {
  return (byte << 1) ^ ((byte >> 7) * 0x11b);
}

function createTables(): { readonly forward: DataView; readonly backward: DataView } {
  const forward = new DataView(new ArrayBuffer(BOX + 256));
  const backward = new DataView(new ArrayBuffer(BOX + 256));
  const put = (byte: number, inverse: number): void => {
    const spread = inverse ^ (inverse << 1) ^ (inverse << 2) ^ (inverse << 3) ^ (inverse << 4);
    const box = (spread & 0xff) ^ (spread >> 8) ^ 0x63;
    forward.setUint8(BOX + byte, box);
    backward.setUint8(BOX + box, byte);
    const two = double(byte);
    const four = double(two);
    // A byte adds 2, 1, 1 and 3 times itself to the four of its column; for decryption 14, 9, 13 and 11 times.
    let mixed = (double(box) * 0x01000001) ^ (box * 0x01010100);
    let unmixed =
      (double(four) * 0x01010101) ^ (four * 0x00010001) ^ (two * 0x01000001) ^ (byte * 0x01010100);
    for (let table = 0; table < BOX; table += 1024) {
      forward.setInt32(table + 4 * byte, mixed, true);
      backward.setInt32(table + 4 * box, unmixed, true);
      mixed = (mixed << 8) | (mixed >>> 24);
      unmixed = (unmixed << 8) | (unmixed >>> 24);
    }
  };
  // Every byte but 0 is a power of 3, from the 0th to the 254th; 255 less the power is that of its inverse.
  const powers = [1];
  for (let power = 3; power !== 1; power ^= double(power)) powers.push(power);
  powers.forEach((power, index) => put(power, powers[255 - index] ?? 1));
  put(0, 0);
  return { forward, backward };
}

/** The round keys (FIPS 197, section 5.2); for decryption, all but the first and the last are mixed backwards. */
function expandKey(key: Bytes, isEncrypting: boolean): DataView {
  const schedule = new Uint8Array(SCHEDULE);
  schedule.set(key);
  const keys = new DataView(schedule.buffer);
  let constant = 1;
  for (let at = BLOCK; at < SCHEDULE; at += 4) {
    let last = keys.getInt32(at - 4, true);
    if (at % BLOCK === 0) {
      last = (last >>> 8) | (last << 24);
      last = substitute(directions.forward, last, last, last, last) ^ constant;
      constant = double(constant);
    }
    keys.setInt32(at, keys.getInt32(at - BLOCK, true) ^ last, true);
  }
  for (let at = BLOCK; !isEncrypting && at < LAST_ROUND; at += 4) {
    const word = keys.getInt32(at, true);
    const box = substitute(directions.forward, word, word, word, word);
    keys.setInt32(at, mix(directions.backward, box, box, box, box), true);
  }
  return keys;
}

/**
 * Prepares a key for one direction, once for a connection, since it takes as long as several blocks.
 *
 * @param key 16 bytes
 */
export function createCbc(key: Bytes, isEncrypting: boolean): CbcTransform {
  const tables = isEncrypting ? directions.forward : directions.backward;
  const keys = expandKey(key, isEncrypting);
  // The places of a block's second and fourth word, and the order of the round keys.
  const second = isEncrypting ? 4 : 12;
  const fourth = BLOCK - second;
  const first = isEncrypting ? 0 : LAST_ROUND;
  const last = LAST_ROUND - first;
  const step = isEncrypting ? BLOCK : -BLOCK;
  // Encryption chains before its rounds, decryption after them.
  const before = isEncrypting ? -1 : 0;
  const after = ~before;

  return (iv, blocks) => {
    const vector = new DataView(iv.buffer, iv.byteOffset);
    const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length);
    let chainA = vector.getInt32(0, true);
    let chainB = vector.getInt32(second, true);
    let chainC = vector.getInt32(8, true);
    let chainD = vector.getInt32(fourth, true);
    for (let at = 0; at < blocks.length; at += BLOCK) {
      const inA = view.getInt32(at, true);
      const inB = view.getInt32(at + second, true);
      const inC = view.getInt32(at + 8, true);
      const inD = view.getInt32(at + fourth, true);
      let a = inA ^ keys.getInt32(first, true) ^ (chainA & before);
      let b = inB ^ keys.getInt32(first + second, true) ^ (chainB & before);
      let c = inC ^ keys.getInt32(first + 8, true) ^ (chainC & before);
      let d = inD ^ keys.getInt32(first + fourth, true) ^ (chainD & before);
      for (let round = first + step; round !== last; round += step) {
        const nextA = mix(tables, a, b, c, d) ^ keys.getInt32(round, true);
        const nextB = mix(tables, b, c, d, a) ^ keys.getInt32(round + second, true);
        const nextC = mix(tables, c, d, a, b) ^ keys.getInt32(round + 8, true);
        d = mix(tables, d, a, b, c) ^ keys.getInt32(round + fourth, true);
        a = nextA;
        b = nextB;
        c = nextC;
      }
      const outA = substitute(tables, a, b, c, d) ^ keys.getInt32(last, true) ^ (chainA & after);
      const outB = substitute(tables, b, c, d, a) ^ keys.getInt32(last + second, true) ^ (chainB & after);
      const outC = substitute(tables, c, d, a, b) ^ keys.getInt32(last + 8, true) ^ (chainC & after);
      const outD = substitute(tables, d, a, b, c) ^ keys.getInt32(last + fourth, true) ^ (chainD & after);
      view.setInt32(at, outA, true);
      view.setInt32(at + second, outB, true);
      view.setInt32(at + 8, outC, true);
      view.setInt32(at + fourth, outD, true);
      // In both directions the cipher text is the next vector.
      chainA = isEncrypting ? outA : inA;
      chainB = isEncrypting ? outB : inB;
      chainC = isEncrypting ? outC : inC;
      chainD = isEncrypting ? outD : inD;
    }
    return blocks;
  };
}
