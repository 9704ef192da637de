import { afterEach, describe, expect, it, vi } from 'vitest';
import { runStatistics } from '#src/stores/page/statistics.ts';

const startUsage = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('#src/stores/page/usage.ts', () => ({ startUsage }));

afterEach(() => {
  runStatistics(false);
  startUsage.mockClear();
});

describe('statistics', () => {
  it('run once for several yes', async () => {
    runStatistics(true);
    runStatistics(true);
    await vi.waitFor(() => expect(startUsage).toHaveBeenCalled());

    runStatistics(true);

    expect(startUsage).toHaveBeenCalledTimes(1);
  });

  it('never start if the no comes before their code is loaded', async () => {
    runStatistics(true);
    runStatistics(false);
    await import('#src/stores/page/usage.ts');
    await Promise.resolve();

    expect(startUsage).not.toHaveBeenCalled();
  });
});
