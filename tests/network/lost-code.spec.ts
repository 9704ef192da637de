/**
 * Every story comes to its end though all that the page fetches on demand is lost at first. In a browser that remembers
 * failed imports for the life of the page, as most visitors' browsers do; the newest Chromium alone does not.
 * `npm run test:network` does the same file by file, with every fault.
 */
import { expect, test } from 'playwright/test';
import type { Fault } from '#tests/helpers/lossy-network.ts';
import { isOnDemand, runStory } from './run-story.ts';
import { stories } from './stories.ts';

const losses: readonly (readonly [what: string, fault: Fault, times: number])[] = [
  ['is lost once', 'lost', 1],
  ['is lost three times', 'lost', 3],
  ['is answered 404, as after a new version', 'gone', 1],
  ['is answered with a page of the network’s own', 'portal', 1],
];

// Like cases take the faults in turn.
const cases = losses.flatMap((loss, turn) =>
  stories.filter((_story, index) => index % losses.length === turn).map((story) => [story, ...loss] as const),
);

for (const [story, what, fault, times] of cases) {
  test(`${story.title}, where each file ${what}`, async ({ browser, baseURL }) => {
    const { struck } = await runStory(browser, baseURL ?? '', story, { hits: isOnDemand, fault, times });
    expect(struck.size).toBeGreaterThan(0);
  });
}
