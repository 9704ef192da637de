/** What the client tells by itself, once it has been asked to: all of it, or what an older client knows of it. */
import type { ObservedTopic } from '#bridge-lib';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

const TOPICS: readonly ObservedTopic[] = ['StoreInfo', 'NewMessage', 'ReadState', 'CommonState', 'Proxy'];

/** Live states are an extra, and nobody waits for them: without them everything is still right after each action. */
export async function observe(client: Pick<WorkbenchClient, 'dataObserver'>): Promise<void> {
  const isHeard = await quietly(client.dataObserver.subscribe({ topics: TOPICS }));
  if (!isHeard) await quietly(client.dataObserver.subscribe({ topics: ['StoreInfo'] }));
}
