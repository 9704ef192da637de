import { expect, it } from 'vitest';
import { formatBytes } from '#src/domain/bytes.ts';

it.each([
  [999, '999 B'],
  [1000, '1 KB'],
  [4240, '4.2 KB'],
  [9960, '10 KB'],
  [999_700, '1 MB'],
  [1_250_000_000, '1.3 GB'],
])('formatBytes reads %d as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
