/** Which precompressed variant a client takes. */
export type Encoding = 'br' | 'gzip';

/** Preferred first; `identity` is always there. */
const ORDER: readonly Encoding[] = ['br', 'gzip'];

export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return ORDER.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
