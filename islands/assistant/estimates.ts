/**
 * The estimates of a product, requested by the page's address (`?product=`) or by the form. Only the newest request
 * counts. The address keeps it, so that the page can be bookmarked and shared.
 */
import { atom } from 'nanostores';
import { assistantLookUp, type LookUpAnswer } from '#src/api/contract/assistant.ts';
import { timeLimit } from '#src/browser/network.ts';
import type { Message } from '#src/domain/validation/message.ts';
import type { SiteHost } from '#src/stores/site-host.ts';
import { productQuery } from './product-query.ts';

export type EstimatesState =
  | { kind: 'idle' | 'needed' | 'unclear' | 'asking' }
  | { kind: 'answered'; answer: LookUpAnswer }
  | { kind: 'failed'; message: Message };

/** The server waits 5 s for its provider. */
const LOOK_UP_TIMEOUT_MS = 15_000;

export function createEstimates(host: SiteHost) {
  const $state = atom<EstimatesState>({ kind: 'idle' });
  let asking = new AbortController();

  async function lookUp(typed: string): Promise<void> {
    asking.abort();
    const product = productQuery(typed);
    if (product === undefined) {
      $state.set({ kind: typed.trim() ? 'unclear' : 'needed' });
      return;
    }
    asking = new AbortController();
    const { signal } = asking;
    $state.set({ kind: 'asking' });
    host.setParameters({ product });
    const limited = timeLimit(LOOK_UP_TIMEOUT_MS, signal);
    const result = await host.callApi(assistantLookUp, { product }, limited);
    if (signal.aborted) return;
    if (result.ok) $state.set({ kind: 'answered', answer: result.data });
    // Aborted by the time limit: there was no answer.
    else if (!result.complaint) $state.set({ kind: 'answered', answer: { status: 'no_answer' } });
    else $state.set({ kind: 'failed', message: result.complaint.message });
  }

  return {
    $state,
    lookUp,
    /** Looks up at once what the address asks for. @returns that text; empty when there is none */
    start: () => {
      const product = host.query().get('product') ?? '';
      if (product) void lookUp(product);
      return product;
    },
    dispose: () => {
      asking.abort();
      if ($state.get().kind === 'asking') $state.set({ kind: 'idle' });
    },
  };
}
