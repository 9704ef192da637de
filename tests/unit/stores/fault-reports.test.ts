import { describe, expect, it } from 'vitest';
import { withoutPersonalData, type FaultReports } from '#src/api/contract/page-reports.ts';
import { createFaultReporter } from '#src/stores/page/fault-reports.ts';
import { createFakeTimers } from '#tests/helpers/clocks.ts';

const fault = {
  name: 'TypeError',
  message: 'x is not a function',
  file: 'https://www.shop.test/_astro/page.abc.js?v=1',
  line: 1,
  column: 20,
};

function reporter() {
  const timers = createFakeTimers();
  const sent: FaultReports[] = [];
  const made = createFaultReporter(
    (ms, callback) => timers.setTimeout(callback, ms),
    () => '/en/register',
    (reports) => sent.push(reports),
  );
  return { ...made, timers, sent };
}

describe('the reporter of faults', () => {
  it('reports faults of one moment together, each once', () => {
    const { add, timers, sent } = reporter();
    add(fault);
    add(fault);
    add({ ...fault, line: 2 });
    expect(sent).toEqual([]);
    timers.advance(2000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.faults).toMatchObject([
      { page: '/en/register', name: 'TypeError', file: '/_astro/page.abc.js', line: 1 },
      { line: 2 },
    ]);
    add(fault);
    timers.advance(60_000);
    expect(sent).toHaveLength(1);
  });

  it('reports at most five faults of a page', () => {
    const { add, timers, sent } = reporter();
    for (let line = 1; line < 100; line++) add({ ...fault, line });
    timers.advance(2000);
    expect(sent.flatMap(({ faults }) => faults)).toHaveLength(5);
  });

  it('reports at once when the page is left', () => {
    const { add, flush, timers, sent } = reporter();
    add(fault);
    flush();
    flush();
    timers.advance(2000);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing that a visitor typed', () => {
    const { add, flush, sent } = reporter();
    const message = 'No "13800000001" for anna@shop.test';
    add({ ...fault, message, file: 'https://www.shop.test/a?token=t' });
    flush();
    expect(JSON.stringify(sent)).not.toMatch(/138|anna|token/);
  });
});

it.each([
  [
    "Cannot read properties of undefined (reading 'foo')",
    "Cannot read properties of undefined (reading 'foo')",
  ],
  ['call +86 138-0000 0001 now', 'call +# now'],
  ['mail to li.lei+x@shop.test failed', 'mail to (mail) failed'],
  ['Failed to fetch https://x.test/a?b=c', 'Failed to fetch (address)'],
  ['Failed at ws://127.0.0.1:17320/ now', 'Failed at (address) now'],
  [`bad "${'李'.repeat(50)}"`, 'bad "…"'],
  ['a\u0000b\u202ec\nd', 'a b c d'],
  ['x'.repeat(500), 'x'.repeat(160)],
])('withoutPersonalData makes of %j', (message, kept) => {
  expect(withoutPersonalData(message)).toBe(kept);
});
