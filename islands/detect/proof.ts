/**
 * A code of one profile: its day, and a shortened hash of each trait. The traits themselves stay in the page. Beside
 * the code of another profile it shows which traits differ.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isoDay } from '#src/domain/day.ts';
import { atom } from 'nanostores';
import { browserHost } from '#src/browser/host.ts';
import { readTraits } from './browser/facts.ts';

/** The traits by which a page can tell profiles apart, in the order of a proof's code. */
export const TRAIT_IDS = [
  'system',
  'screen',
  'timeZone',
  'languages',
  'webrtc',
  'webgl',
  'canvas',
  'fonts',
  'storage',
] as const;
export type TraitId = (typeof TRAIT_IDS)[number];

export type Traits = Readonly<Record<TraitId, string | undefined>>;

export interface Proof {
  /** The day in Beijing, as `2026-11-26`. */
  day: string;
  /** Empty for a trait that could not be read. */
  sums: Readonly<Record<TraitId, string>>;
}

export type Likeness = 'differs' | 'alike' | 'unknown';

const NAME = 'proof=';
/** Hex digits of a SHA-256: short enough to read aloud, long enough that different traits rarely have equal sums. */
const SUM_LENGTH = 6;
const CODE = new RegExp(
  `^(\\d{4}-\\d{2}-\\d{2})((?:\\.(?:[0-9a-f]{${String(SUM_LENGTH)}})?){${String(TRAIT_IDS.length)}})$`,
);

const byTrait = <Value>(value: (id: TraitId, index: number) => Value) =>
  Object.fromEntries(TRAIT_IDS.map((id, index) => [id, value(id, index)])) as Record<TraitId, Value>; // of every id

const sha256Of = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

export function proofOf(traits: Traits, now: Date): Proof {
  // The trait's name is hashed too, so that equal values of two traits have different sums.
  const short = (id: TraitId) =>
    traits[id] === undefined ? '' : sha256Of(`${id}:${traits[id]}`).slice(0, SUM_LENGTH);
  return { day: isoDay(now, 'Asia/Shanghai'), sums: byTrait(short) };
}

/** The fragment of a link, without `#`. */
export const anchorOf = ({ day, sums }: Proof): string =>
  NAME + [day, ...TRAIT_IDS.map((id) => sums[id])].join('.');

/** @returns `undefined` for any other anchor */
export function proofOfAnchor(anchor: string): Proof | undefined {
  const code = anchor.startsWith(NAME) ? CODE.exec(anchor.slice(NAME.length)) : undefined;
  const [, day, rest] = code ?? [];
  if (!day || rest === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const sums = rest.slice(1).split('.');
  return { day, sums: byTrait((_, index) => sums[index] ?? '') };
}

export function likeness(one: Proof, other: Proof, id: TraitId): Likeness {
  if (!one.sums[id] || !other.sums[id]) return 'unknown';
  return one.sums[id] === other.sums[id] ? 'alike' : 'differs';
}

/** This profile's code, and beside it another profile's from the page's address. */
export interface ProofState {
  phase: 'idle' | 'running' | 'done' | 'failed';
  own: Proof | undefined;
  /** The code of the profile that made the link. */
  first: Proof | undefined;
}

const page = { host: browserHost, readTraits };

export function createProof({ host, readTraits } = page) {
  const $proof = atom<ProofState>({ phase: 'idle', own: undefined, first: undefined });
  const change = (part: Partial<ProofState>) => $proof.set({ ...$proof.get(), ...part });

  async function run(): Promise<void> {
    if ($proof.get().phase === 'running') return;
    change({ phase: 'running' });
    try {
      const own = proofOf(await readTraits(), new Date(host.clock.wallMs()));
      change({ phase: 'done', own });
    } catch {
      change({ phase: 'failed' }); // a hardened browser; the page says so
    }
  }

  function look(): void {
    const first = proofOfAnchor(host.anchor());
    change({ first });
    if (first && !$proof.get().own) void run();
  }

  return {
    $proof,
    run,
    /** Compares at once if the address contains a code. @returns a function that stops it */
    mount() {
      look();
      return host.onAnchor(look);
    },
    /** The link to open in the other profile. */
    link: () => {
      const { own } = $proof.get();
      if (!own) return undefined;
      const url = new URL(host.address());
      url.search = '';
      url.hash = anchorOf(own);
      return url.href;
    },
  };
}
