import { runCommand, type Surroundings } from '#server/commands/run.ts';
import { createLog } from '#server/log.ts';

/** Runs an operator's command. @returns its exit code, and what it printed */
export async function runAndKeep(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  surroundings: Surroundings = {},
) {
  const said = { out: '', err: '' };
  const keep = (stream: 'out' | 'err') => ({
    write: (text: string) => Promise.resolve(void (said[stream] += text)),
  });
  const kept = { out: keep('out'), err: keep('err'), log: createLog('silent'), actor: 'anna' };
  return { code: await runCommand(args, environment, { ...kept, ...surroundings }), ...said };
}
