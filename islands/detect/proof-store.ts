/** The proof: this profile's code, and beside it another profile's from the page's address. */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import type { Traits } from './types.ts';
import { anchorOf, proofOf, proofOfAnchor, type Proof } from './proof.ts';

export interface ProofState {
  phase: 'idle' | 'running' | 'done' | 'failed';
  own: Proof | undefined;
  /** The code of the profile that made the link. */
  first: Proof | undefined;
}

interface Options {
  host: Pick<Host, 'anchor' | 'onAnchor' | 'address' | 'clock'>;
  readTraits: () => Promise<Traits>;
  sum: (text: string) => string;
}

export function createProof({ host, readTraits, sum }: Options) {
  const $proof = atom<ProofState>({ phase: 'idle', own: undefined, first: undefined });
  const change = (part: Partial<ProofState>) => $proof.set({ ...$proof.get(), ...part });

  async function run(): Promise<void> {
    if ($proof.get().phase === 'running') return;
    change({ phase: 'running' });
    try {
      const own = proofOf(await readTraits(), sum, new Date(host.clock.wallMs()));
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
