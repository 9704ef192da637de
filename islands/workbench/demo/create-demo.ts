/** The stores of the workbench's panels over the demo. Its payments are not kept, and its sign-in is no real account. */
import { clock } from '#src/browser/clock.ts';
import { sampleShops } from '#src/content/data/sample-shops.ts';
import { createParts, type Parts } from '#islands/workbench/create-workbench.ts';
import { createDemoClient, type DemoTexts } from './demo-client.ts';

export const createDemoParts = (texts: DemoTexts, language: string, fallback: string): Parts =>
  createParts(
    {
      client: createDemoClient({
        shops: sampleShops,
        texts,
        language,
        after: (ms, callback) => void clock.after(ms, callback),
        random: Math.random,
        now: () => clock.wallMs(),
      }),
      storage: { get: () => undefined, set: () => false, remove: () => undefined },
      onLogin: () => undefined,
      connection: () => 'demo',
    },
    fallback,
  );
