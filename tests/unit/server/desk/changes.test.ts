import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createChanges } from '#server/desk/changes.ts';
import { createAgentPresence } from '#server/desk/presence.ts';
import { createLog } from '#server/log.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { databaseForTest } from '#tests/helpers/test-databases.ts';

it('a change of presence wakes one stream in each round of the event loop, so that other work runs in between', async () => {
  const db = await databaseForTest('sqlite');
  const clock = createFakeClock();
  const changes = createChanges(db, clock, createLog('silent'));
  onTestFinished(() => changes.close());
  let woken = 0;
  const never = new AbortController().signal;
  for (let index = 0; index < 50; index++) {
    void changes
      .watch(() => false, never)
      .next(60_000)
      .then(() => woken++);
  }
  await createAgentPresence(db, clock).touch();
  await changes.presence.refresh();

  const steps: number[] = [];
  while (woken < 50) {
    const before = woken;
    await setImmediate();
    steps.push(woken - before);
  }

  expect(Math.max(...steps)).toBe(1);
  expect(await changes.presence.isAgentOnline()).toBe(true);
});
