/** What the site script's stores want to know of a call that failed: whether the network did it, or anything else. */
import type { Result } from '#src/api/http/failure.ts';
import type { Outcome } from '#src/stores/outcome.ts';

export async function asResult<Data>(outcome: Promise<Outcome<Data>>): Promise<Result<Data>> {
  const settled = await outcome;
  if (settled.ok) return settled;
  const key = settled.complaint?.message.key;
  if (key === undefined) return { ok: false, failure: { kind: 'aborted' } };
  const isNetwork = key === 'apiErrors.network' || key === 'apiErrors.timeout';
  return { ok: false, failure: { kind: isNetwork ? 'network' : 'server' } };
}
