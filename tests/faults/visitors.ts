/** Visitors who send forms during all faults, and note which were accepted. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/schema.ts';
import { productBody, wireHeaders } from '#tests/helpers/requests.ts';
import type { ServerProcess } from '#tests/helpers/server-process.ts';

const BETWEEN_MS = 40;
const LIMIT_MS = 30_000;

export async function post({ origin }: Pick<ServerProcess, 'origin'>, path: string, payload: object) {
  const start = performance.now();
  try {
    const response = await fetch(`${origin}/api/v5${path}`, {
      method: 'POST',
      headers: wireHeaders,
      body: productBody(payload),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { status: response.status, text: await response.text(), ms: performance.now() - start };
  } catch {
    return { status: 0, text: '', ms: performance.now() - start }; // the server is unreachable, which is counted
  }
}

export function sendForms(server: Pick<ServerProcess, 'origin'>) {
  const taken: string[] = [];
  /** The number of answers by status; 0 for no answer. */
  const statuses = new Map<number, number>();
  let lastTaken = 0;
  let isOver = false;
  const visitor = async (name: number): Promise<void> => {
    for (let index = 0; !isOver; index++) {
      const content = `${name}-${index}-`.padEnd(2000, 'x');
      const { status, text } = await post(server, '/feedback/add', { kind: 'idea', content });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 && text.startsWith('{"ret":0,')) {
        taken.push(content);
        lastTaken = performance.now();
      }
      await pause(BETWEEN_MS);
    }
  };
  const running = Promise.all([0, 1, 2, 3].map(visitor));
  return {
    taken,
    statuses,
    /** The `performance.now()` of the last accepted form. */
    lastTaken: () => lastTaken,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/** Accepted forms that are missing, and forms that are stored more than once. */
export async function lostAndDoubled(db: Database, taken: readonly string[]) {
  const rows = await db.selectFrom('submissions').select('body').execute();
  const contents = rows.map(({ body }) => (JSON.parse(body) as { content: string }).content); // as sent
  const there = new Set(contents);
  return {
    lost: taken.filter((content) => !there.has(content)).length,
    doubled: contents.length - there.size,
  };
}
