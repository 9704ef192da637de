/** Sizes for readers: decimal units, at most three digits, the same in every language. */
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** 98_234_112 is '98 MB', 4_240 is '4.2 KB'. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const figures = unit > 0 && value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : value.toFixed(0);
  return `${figures} ${UNITS[unit] ?? 'B'}`;
}
