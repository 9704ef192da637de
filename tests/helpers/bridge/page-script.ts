/**
 * Runs in the page of the browser tests: the library with the browser's own environment, started at once,
 * and what the tests want to know about it, as `window.bridgeTest`. Bundled when the tests run.
 */
import { type BridgeClient, browserEnvironment, createBridgeClient } from '#bridge-lib';

export interface BridgeTest {
  readonly client: BridgeClient;
  /** Every reason since the page was loaded. */
  readonly reasons: string[];
  readonly pushes: number[];
  echo(length: number): Promise<number>;
}

const client = createBridgeClient(browserEnvironment());
const reasons: string[] = [];
const pushes: number[] = [];

client.$state.listen(({ reason }) => reasons.push(reason));
client.onAny('test', 'Push', (index) => pushes.push(Number(index)));

const bridgeTest: BridgeTest = {
  client,
  reasons,
  pushes,
  async echo(length) {
    const reply = await client.request('test', 'Echo', { text: 'x'.repeat(length) });
    return (reply as { text: string }).text.length;
  },
};
Object.assign(window, { bridgeTest });
client.start();
