import { describe, expect, it } from 'vitest';
import { NETWORK_MESSAGE } from '#bridge-lib';
import { assistantUrl } from '#src/config/site.ts';
import { openLookUp } from '#src/stores/assistant.ts';
import { startSimulator, eventually } from '#tests/helpers/bridge/simulator.ts';
import { stubPage } from '#tests/helpers/workbench-stores.ts';

const never = new AbortController().signal;

describe('openLookUp', () => {
  it('opens the look-up in a tab of the client, and hangs up', async () => {
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
    expect(await openLookUp('雨衣 & boots', never)).toEqual({ ok: true });
    expect(simulator.state.tabs.at(-1)?.url).toBe(
      `${assistantUrl}?product=${encodeURIComponent('雨衣 & boots')}`,
    );
    await eventually(() => {
      expect(simulator.pageCount).toBe(0);
    });
  });

  it('fails with a reason where no client is, where none answers, and where the visitor has left', async () => {
    stubPage({});
    expect(await openLookUp('boots', never)).toMatchObject({ ok: false, reason: NETWORK_MESSAGE });
    const simulator = await startSimulator();
    await simulator.close();
    stubPage(simulator.cookies);
    expect(await openLookUp('boots', never)).toMatchObject({ ok: false });
    expect(await openLookUp('boots', AbortSignal.abort())).toMatchObject({ ok: false });
  });
});
