/** Runs steps as soon as what they need has passed, on a limited number of processors. Knows nothing of tests. */
export interface Step {
  id: string;
  /** Steps that have to pass first. */
  after: readonly string[];
  /** How many processors it keeps busy. */
  cores: number;
  run: () => Promise<Outcome>;
}

export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
}

export interface Result extends Outcome {
  id: string;
  seconds: number;
}

function notRun(step: Step, blocker: string): Result {
  return { id: step.id, seconds: 0, passed: 0, failed: 1, output: `Not run, because ${blocker} failed.` };
}

async function timed(step: Step): Promise<Result> {
  const start = performance.now();
  const outcome = await step.run().catch((error: unknown): Outcome => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output };
  });
  return { id: step.id, seconds: (performance.now() - start) / 1000, ...outcome };
}

/**
 * @param steps in the order of preference; what they come after is heeded only where it is among them
 * @param onResult called as each step ends
 * @returns the results in the order in which they came
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const known = new Set(steps.map((step) => step.id));
  const resultOf = (id: string) => results.find((result) => result.id === id);

  const settle = (result: Result) => {
    results.push(result);
    onResult(result);
  };
  const free = () => cores - [...running.keys()].reduce((sum, step) => sum + step.cores, 0);

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needed = step.after.filter((id) => known.has(id));
      const blocker = needed.find((id) => (resultOf(id)?.failed ?? 0) > 0);
      const isReady = needed.every((id) => resultOf(id));
      const fits = step.cores <= free() || running.size === 0;
      if (blocker !== undefined) settle(notRun(step, blocker));
      else if (isReady && fits) {
        running.set(
          step,
          timed(step).then((result) => {
            running.delete(step);
            settle(result);
          }),
        );
      } else continue;
      waiting.splice(waiting.indexOf(step), 1);
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some((step) => step.after.some((id) => resultOf(id)))) {
      throw new Error(`These steps wait for each other: ${waiting.map((step) => step.id).join(', ')}`);
    }
  }
  return results;
}
