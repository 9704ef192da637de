/** Reads counts out of what test runners say. */

/** Vitest, Playwright and our own checks end with lines like `3 failed`, `20 passed (4s)`, `1 did not run`. */
export function countsIn(output: string): { passed: number; failed: number } {
  const lines = output.split('\n');
  const summary = lines.findLast(
    (line) => /^\s*Tests\s.*\d/.test(line) || /^\d+ passed, \d+ failed$/.test(line),
  );
  const text =
    summary ??
    lines.filter((line) => /^ {2}\d+ (passed|failed|flaky|interrupted|did not run)/.test(line)).join('\n');
  const sum = (words: string) =>
    [...text.matchAll(new RegExp(`(\\d+) (?:${words})\\b`, 'g'))].reduce(
      (total, [, number]) => total + Number(number),
      0,
    );
  // A test that needs its second try has passed: the first one may have met a machine that was busy with others.
  return { passed: sum('passed|flaky'), failed: sum('failed|interrupted|did not run') };
}
