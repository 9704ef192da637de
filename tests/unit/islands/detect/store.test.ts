import { describe, expect, it, vi } from 'vitest';
import { CHECK_IDS, type CheckId, type DetectFacts, type FactReaders } from '#islands/detect/checks.ts';
import type { askClientVersion } from '#islands/detect/client-version.ts';
import { countVerdicts, createDeviceCheck } from '#islands/detect/store.ts';
import { ordinary } from '#tests/helpers/detect-facts.ts';
import { settled, testHost } from '#tests/helpers/test-host.ts';

const facts: DetectFacts = {
  ...ordinary,
  client: { isPresent: true, version: undefined, trouble: undefined },
};

/** @param readers replace the default readers, which answer at once */
function setUp(readers: Partial<FactReaders> = {}) {
  const read: CheckId[] = [];
  const reader = (id: CheckId) => () => {
    read.push(id);
    return readers[id]?.() ?? facts[id];
  };
  const watched = Object.fromEntries(CHECK_IDS.map((id) => [id, reader(id)])) as unknown as FactReaders; // one for each
  const copyText = vi.fn(() => Promise.resolve(true));
  const host = testHost({ copyText });
  const askVersion = vi.fn<typeof askClientVersion>(() => Promise.resolve({ kind: 'done', value: '6.4.0' }));
  const check = createDeviceCheck('network', { host, readers: watched, askVersion });
  const verdict = (id: CheckId) => check.$results.get()[id]?.verdict;
  return { check, clock: host.clock, copyText, askVersion, read, verdict };
}

describe('createDeviceCheck', () => {
  it('runs the ten checks in their order, and reports them', async () => {
    const { check, read } = setUp();
    await check.run();

    expect(read).toEqual(CHECK_IDS);
    expect(Object.keys(check.$results.get())).toEqual(CHECK_IDS);
    expect(check.$phase.get()).toBe('done');
    expect(check.$report.get().split('\n')).toHaveLength(CHECK_IDS.length);
  });

  it('treats a slow or failed reader as unknown', async () => {
    const { check, clock, verdict } = setUp({
      webrtc: () => new Promise(() => undefined),
      canvas: () => {
        throw new Error('refused');
      },
      fonts: () => Promise.reject(new Error('refused')),
    });
    const running = check.run();
    await settled();
    expect(verdict('webrtc')).toBeUndefined();
    clock.advance(3_000);
    await running;

    for (const id of ['webrtc', 'canvas', 'fonts'] as const) expect(verdict(id)).toBe('unknown');
    expect(verdict('cookies')).toBe('pass');
    expect(clock.pending()).toBe(0);
  });

  it('finishes one run before the next starts', async () => {
    const { check, read } = setUp();
    await Promise.all([check.run(), check.run()]);

    expect(read).toEqual([...CHECK_IDS, ...CHECK_IDS]);
  });

  it('waits for the running check before it copies the report', async () => {
    const { check, copyText } = setUp();
    const running = check.run();
    await check.copy();
    await running;

    expect(copyText).toHaveBeenCalledExactlyOnceWith(check.$report.get());
    expect(check.$report.get()).toContain('system: pass');
    expect(check.$phase.get()).toBe('copied');
  });

  it('shows the client’s version until the next check', async () => {
    const { check, verdict } = setUp();
    await check.run();
    expect(verdict('client')).toBe('unknown');
    const asking = check.askClient();
    expect(check.$isAsking.get()).toBe(true);
    await asking;
    expect(check.$results.get().client).toMatchObject({ verdict: 'pass', value: '6.4.0' });
    expect(check.$isAsking.get()).toBe(false);

    await check.run();
    expect(verdict('client')).toBe('unknown');
  });

  it('needs the visitor’s consent after the page has named the browser’s question', async () => {
    const { check, askVersion } = setUp();
    askVersion.mockResolvedValueOnce({ kind: 'asks' });
    await check.askClient();
    expect(check.$results.get().client).toMatchObject({ advice: 'asks' });
    await check.askClient();
    await check.askClient();

    expect(askVersion.mock.calls.map(([{ shownProblem }]) => shownProblem)).toEqual(['', 'asks', 'done']);
  });

  it.each([
    [{ kind: 'denied' }, 'denied'],
    [{ kind: 'unreached', reason: '' }, 'silent'],
  ] as const)('concludes from %j that the client is %s', async (answer, advice) => {
    const { check, askVersion } = setUp();
    askVersion.mockResolvedValueOnce(answer);
    await check.askClient();

    expect(check.$results.get().client).toMatchObject({ advice });
  });

  it('asks once for several presses, and shows nothing after the visitor has left', async () => {
    const { check, askVersion } = setUp();
    const asking = Promise.all([check.askClient(), check.askClient()]);
    check.dispose();
    await asking;

    expect(askVersion).toHaveBeenCalledOnce();
    expect(askVersion.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(check.$results.get()).toEqual({});
  });
});

it('counts what is in order, what needs attention and what is unknown, and leaves notes out', () => {
  const verdicts = ['pass', 'note', 'warn', 'pass', 'doubt', 'note', 'unknown'] as const;
  const results = verdicts.map((verdict) => ({ id: 'system', verdict, value: '', advice: '' }) as const);

  expect(countVerdicts(results)).toEqual({ pass: 2, attention: 2, unknown: 1 });
});
