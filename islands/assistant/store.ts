/**
 * The seller assistant's look-up: one request at a time, and the result of the last one. The page keeps the typed text.
 */
import { atom } from 'nanostores';
import { productQuery } from './product-query.ts';
import type { ClientAnswer, ClientCallOptions } from '#src/stores/client-call.ts';

export type LookUpState = { kind: 'idle' | 'needed' | 'unclear' | 'opening' } | ClientAnswer<unknown>;

export interface LookUpOptions {
  /** Also rejects when its code did not arrive. */
  open: (product: string, options: ClientCallOptions) => Promise<ClientAnswer<unknown>>;
  networkMessage: string;
}

export function createLookUp({ open, networkMessage }: LookUpOptions) {
  const $state = atom<LookUpState>({ kind: 'idle' });
  let asking: AbortController | undefined;

  return {
    $state,
    /**
     * @param hasAgreed the visitor has read what prevents it (a browser question, another tab) and pressed the button
     */
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
      const answer = await open(wanted, { shownProblem: told, signal, networkMessage }).catch(() => notThere);
      if (!signal.aborted) $state.set(answer);
    },
    /** Ends the running request; the next one starts anew. */
    dispose: () => {
      asking?.abort();
      if ($state.get().kind === 'opening') $state.set({ kind: 'idle' });
    },
  };
}
