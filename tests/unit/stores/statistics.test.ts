import { afterEach, describe, expect, it, vi } from 'vitest';
import { runStatistics } from '#src/stores/page/statistics.ts';

const usage = vi.hoisted(() => ({ stop: vi.fn(), start: vi.fn() }));
vi.mock('#src/stores/page/usage.ts', () => ({
  startUsage() {
    usage.start();
    return usage.stop;
  },
}));

afterEach(() => {
  runStatistics(false);
  usage.start.mockClear();
  usage.stop.mockClear();
});

describe('statistics', () => {
  it('run once for several yes', async () => {
    runStatistics(true);
    runStatistics(true);
    await vi.waitFor(() => expect(usage.start).toHaveBeenCalled());

    runStatistics(true);

    expect(usage.start).toHaveBeenCalledTimes(1);
  });

  it('never start if the no comes before their code is loaded', async () => {
    runStatistics(true);
    runStatistics(false);
    await import('#src/stores/page/usage.ts');
    await Promise.resolve();

    expect(usage.start).not.toHaveBeenCalled();
  });
});
