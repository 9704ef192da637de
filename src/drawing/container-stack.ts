/**
 * Pictures of stacked containers: a drawing in characters becomes one SVG path for each hue, whose strokes are as thick
 * as a container is high, so that a hundred containers take few bytes.
 */
export const CONTAINER = { width: 22, height: 10, gap: 2 } as const;

export interface Stack {
  width: number;
  height: number;
  /** Path data by hue, 1 to 8: the middle line of each container. */
  paths: { hue: number; d: string }[];
}

/** @param rows one string for each row from the top; `1` to `8` is a container of that hue, anything else is empty */
export function stackOf(rows: readonly string[]): Stack {
  const { width, height, gap } = CONTAINER;
  const byHue = new Map<number, string>();
  rows.forEach((row, y) => {
    for (const [x, mark] of Array.from(row).entries()) {
      const hue = Number(mark);
      if (!(hue >= 1 && hue <= 8)) continue;
      const line = `M${x * (width + gap)} ${y * (height + gap) + height / 2}h${width}`;
      byHue.set(hue, (byHue.get(hue) ?? '') + line);
    }
  });
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return {
    width: columns * (width + gap) - gap,
    height: rows.length * (height + gap) - gap,
    paths: [...byHue].sort(([a], [b]) => a - b).map(([hue, d]) => ({ hue, d })),
  };
}

/**
 * Rows of containers that are always the same for the same name, as an article's sign of recognition.
 * @param columns containers in a row
 * @param density probability that a place on another container is filled, 0 to 1
 */
export function cargoRows(name: string, columns: number, rows: number, density: number): string[] {
  let seed = 7;
  for (const character of name) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const bottom = Array.from({ length: columns }, () => (next() < 0.86 ? 1 + Math.floor(next() * 8) : 0));
  const levels = [bottom];
  while (levels.length < rows) {
    const below = levels[0] ?? [];
    // Containers need one below.
    levels.unshift(below.map((hue) => (hue > 0 && next() < density ? 1 + Math.floor(next() * 8) : 0)));
  }
  return levels.map((level) => level.map((hue) => (hue === 0 ? ' ' : String(hue))).join(''));
}
