/**
 * A sentence with a place that the browser fills in, as the words before and after that place: so the sentence is
 * translated whole and the value still stands in an element of its own.
 *
 * @param write gives the sentence with what stands for the value
 * @example const [before, after] = splitText((code) => t('promoter.text', { code }));
 */
export function splitText(write: (mark: string) => string): [before: string, after: string] {
  const mark = '\u0001';
  const [before = '', after = ''] = write(mark).split(mark);
  return [before, after];
}
