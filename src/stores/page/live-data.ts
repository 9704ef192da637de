/** The live data of this page, for its script and its islands: what one has asked for, another need not. */
import { clock } from '#src/browser/clock.ts';
import { session } from '#src/browser/storage.ts';
import { createLiveData } from '#src/stores/live-data.ts';

export const pageLiveData = createLiveData({
  session,
  nowMs: () => clock.wallMs(),
});
