/** The download that was begun on this page, whichever of its links began it. */
import { loadBuilds } from '#src/browser/release-manifest.ts';
import { showSteps } from '#src/browser/shown-platform.ts';
import { latencyOf } from '#src/browser/source-latency.ts';
import { setFlag } from '#src/browser/storage.ts';
import { env } from '#src/config/env.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { createStartedDownload } from '#src/stores/started-download.ts';

export const pageDownload = createStartedDownload({
  mirrorBases: env.mirrorBases,
  loadBuilds,
  latencyOf,
  showSteps,
  remember: () => setFlag(localKeys.hasDownloaded),
});
