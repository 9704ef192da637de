import type { NeedId } from '#scripts/lib/machine.ts';

/** Whether the run was told that this machine has none (`scripts/test.ts`): it says so itself at its end. */
export const isMissing = (need: NeedId): boolean =>
  (process.env['TEST_WITHOUT'] ?? '').split(',').includes(need);
