/**
 * The desktop client of the bench, in a process of its own, so that it does not share a processor's time with the page's
 * driver. Tells its parent the cookies of its session; asked for a flood, it pushes what a client pushes: mostly shops that
 * change, of which the first says in the end that it was all.
 */
import { startClientSimulator } from '#server/client-simulator/index.ts';

export interface Flood {
  perSecond: number;
  seconds: number;
  /** The address of the first shop in the very last push. */
  end: string;
}

export type Told = { cookies: Readonly<Record<string, string>> } | { floodMs: number };

const STORES = 1_000;
const BURSTS_PER_SECOND = 100;
const STATUSES = ['closed', 'opening', 'open'] as const;

const client = await startClientSimulator({ storeCount: STORES });
const tell = (told: Told): void => void process.send?.(told);
const push = (action: string, payload: object): void => client.push('dataObserver', action, payload);

/** Of a hundred pushes 80 are about shops, 10 about their way out, 4 are messages, 4 say what was read, 2 change a state. */
function pushOne(index: number): void {
  const store = client.state.stores[(index * 7) % STORES];
  if (!store) return;
  const kind = index % 100;
  if (kind < 80) {
    push('StoreInfo', { ...store, status: STATUSES[index % STATUSES.length], tag: `tag ${String(index)}` });
  } else if (kind < 90) {
    push('Proxy', { storeId: store.id, ip: store.ip, isOnline: index % 3 > 0 });
  } else if (kind < 94) {
    const id = `m-${String(index)}`;
    push('NewMessage', {
      id,
      title: `Message ${String(index)}`,
      text: 'At noon.',
      at: index,
      storeId: store.id,
    });
  } else if (kind < 98) {
    push('ReadState', { id: `m-${String(index - 4)}`, isRead: true });
  } else {
    push('CommonState', { key: 'autoFixBar', value: kind === 98 });
  }
}

async function flood({ perSecond, seconds, end }: Flood): Promise<void> {
  const total = perSecond * seconds;
  const burst = perSecond / BURSTS_PER_SECOND;
  const start = performance.now();
  for (let sent = 0; sent < total; sent += burst) {
    for (let index = sent; index < sent + burst; index += 1) pushOne(index);
    const due = start + ((sent + burst) / perSecond) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
  tell({ floodMs: performance.now() - start });
  push('Proxy', { storeId: client.state.stores[0]?.id, ip: end, isOnline: true });
}

process.on('message', (asked: Flood) => void flood(asked));
process.on('disconnect', () => process.exit(0));
tell({ cookies: client.cookies });
