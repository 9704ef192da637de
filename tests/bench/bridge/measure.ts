/** The speed of a request/reply client: one call at a time, and a hundred at once. Runs in Node and in a page. */

export type Payload = typeof PAYLOAD;
/** Sends a value to the server, and returns the answer. */
export type Call = (payload: Payload) => Promise<unknown>;

export interface Subject {
  readonly name: string;
  connect(port: number): Promise<{ readonly call: Call; readonly close: () => void }>;
}

export interface Sample {
  readonly p50Us: number;
  readonly p99Us: number;
  /** Calls per second, one at a time. */
  readonly sequential: number;
  /** Calls per second with a hundred at once. */
  readonly pipelined: number;
}

export interface Load {
  readonly rounds: number;
  readonly sequentialCalls: number;
  readonly pipelinedCalls: number;
}

const IN_FLIGHT = 100;
/** With its envelope about 300 bytes. */
const PAYLOAD = { id: 'store-0001', text: 'x'.repeat(180) };

async function measureOnce(call: Call, load: Load): Promise<Sample> {
  for (let time = 0; time < 200; time += 1) await call(PAYLOAD);
  const times: number[] = [];
  for (let time = 0; time < load.sequentialCalls; time += 1) {
    const start = performance.now();
    await call(PAYLOAD);
    times.push(performance.now() - start);
  }
  const sum = times.reduce((all, time) => all + time, 0);
  times.sort((one, other) => one - other);

  let left = load.pipelinedCalls;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (left > 0) {
        left -= 1;
        await call(PAYLOAD);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return {
    p50Us: (times[Math.floor(times.length * 0.5)] ?? 0) * 1000,
    p99Us: (times[Math.floor(times.length * 0.99)] ?? 0) * 1000,
    sequential: (load.sequentialCalls / sum) * 1000,
    pipelined: load.pipelinedCalls / seconds,
  };
}

/** All subjects in each round, so that load affects all of them; the best round counts, since load only slows down. */
export async function compare(
  subjects: readonly Subject[],
  port: number,
  load: Load,
): Promise<[string, Sample][]> {
  const samples = new Map<string, Sample[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < load.rounds; round += 1) {
    for (const subject of subjects) {
      const { call, close } = await subject.connect(port);
      samples.get(subject.name)?.push(await measureOnce(call, load));
      close();
    }
  }
  return [...samples].map(([name, rounds]): [string, Sample] => [
    name,
    {
      p50Us: Math.min(...rounds.map(({ p50Us }) => p50Us)),
      p99Us: Math.min(...rounds.map(({ p99Us }) => p99Us)),
      sequential: Math.max(...rounds.map(({ sequential }) => sequential)),
      pipelined: Math.max(...rounds.map(({ pipelined }) => pipelined)),
    },
  ]);
}
