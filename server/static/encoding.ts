/** Which precompressed variant a client takes. */
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** Preferred first; `identity` is always there. */
const ORDER: readonly Encoding[] = ['br', 'gzip'];

export function acceptedEncodings(header = ''): Encoding[] {
  const accepted = parseAccept(header.toLowerCase());
  const weights = new Map(accepted.map(({ type, params }) => [type, Number(params['q'] ?? 1)]));
  return ORDER.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
