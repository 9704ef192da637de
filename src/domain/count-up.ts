/** A figure on its way up to itself: `1.9 million+` begins as `0.0 million+`. */
const FIGURE = /\d+(?:\.(\d+))?/;

/** @param share how far it is, from 0 to 1; slower towards the end */
export function countedUp(text: string, share: number): string {
  const [figure, decimals = ''] = FIGURE.exec(text) ?? [];
  if (figure === undefined || share >= 1) return text;
  const value = Number(figure) * (1 - (1 - Math.max(share, 0)) ** 3);
  return text.replace(figure, value.toFixed(decimals.length));
}
