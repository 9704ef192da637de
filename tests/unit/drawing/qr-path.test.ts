import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from '#src/drawing/qr-path.ts';

/** Follows the path as a browser would. */
function draw(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  let [x, y] = [0, 0];
  for (const [, command, first = '', second = ''] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
    else if (command === 'm') x += Number(first);
    else for (const end = x + Number(first); x < end; x++) rows[y]?.splice(x, 1, true);
  }
  return rows;
}

it('qrPath draws every dark square of a code and no light one', () => {
  const { data, size } = encode('https://www.berth.example/download#android');
  expect(draw(qrPath(data), size)).toEqual(data);
});
