/** The proof: the code of this profile, and beside it the one that the page's address has from another. */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import type { Traits } from './types.ts';
import { anchorOf, proofOf, proofOfAnchor, type Proof } from './proof.ts';

export interface ProofState {
  phase: 'idle' | 'running' | 'done' | 'failed';
  own: Proof | undefined;
  /** Of the profile in which the link was made. */
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
    /** Compares at once where the address has a code. @returns ends that */
    mount() {
      look();
      return host.onAnchor(look);
    },
    /** To be opened in the other profile. */
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
