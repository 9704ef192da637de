/**
 * The seller assistant's look-up as the page asks for it: one at a time, and what became of the last one. What was typed
 * stays in the page.
 */
import { atom } from 'nanostores';
import { productQuery } from './product-query.ts';
import type { ClientAnswer, ClientCallOptions } from '#src/stores/client-call.ts';

export type LookUpState =
  | { kind: 'idle' | 'needed' | 'unclear' | 'opening' | 'done' | 'asks' | 'denied' | 'elsewhere' }
  | { kind: 'unreached' | 'failed'; reason: string };

export interface LookUpOptions {
  /** May also fail by not being there: its code did not arrive. */
  open: (product: string, options: ClientCallOptions) => Promise<ClientAnswer<unknown>>;
  networkMessage: string;
}

export function createLookUp({ open, networkMessage }: LookUpOptions) {
  const $state = atom<LookUpState>({ kind: 'idle' });
  let asking: AbortController | undefined;

  return {
    $state,
    /** @param hasAgreed the visitor has read what stands before the client (the browser's question, another tab), and pressed the button */
    async lookUp(product: string, hasAgreed: boolean) {
      const { kind } = $state.get();
      if (kind === 'opening') return;
      const wanted = productQuery(product);
      if (wanted === undefined) {
        $state.set({ kind: product.trim() ? 'unclear' : 'needed' });
        return;
      }
      $state.set({ kind: 'opening' });
      asking = new AbortController();
      const { signal } = asking;
      const notThere = { kind: 'failed', reason: networkMessage } as const;
      const told = hasAgreed ? kind : '';
      const answer = await open(wanted, { told, signal, networkMessage }).catch(() => notThere);
      if (!signal.aborted) $state.set(answer);
    },
    /** Ends what is under way; the next one begins anew. */
    dispose: () => {
      asking?.abort();
      if ($state.get().kind === 'opening') $state.set({ kind: 'idle' });
    },
  };
}
