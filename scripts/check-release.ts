/**
 * `npm run check:release`: lists what still has a sample value and where it is set, and fails while there is any.
 * Values of settings are not printed, since they may be secrets.
 */
import { samplesHere, samplesText } from './lib/release-samples.ts';
import { loadSettings } from '#server/setting-reader.ts';

loadSettings();
const samples = samplesHere();
if (samples.length > 0) {
  console.log(`${samplesText(samples)}; replace them before the release.`);
  process.exitCode = 1;
} else {
  console.log('No sample values are left.');
}
