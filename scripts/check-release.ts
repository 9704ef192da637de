/**
 * `npm run check:release`: lists what still holds a sample value, each with where it is set, and fails while there is any.
 * It prints names and places; values of settings, which may be secrets, it does not print.
 */
import { samplesHere, samplesText } from './lib/release-samples.ts';
import { loadSettings } from './lib/settings.ts';

loadSettings();
const samples = samplesHere();
if (samples.length > 0) {
  console.log(`${samplesText(samples)}; set your own before the release.`);
  process.exitCode = 1;
} else {
  console.log('No sample value is left.');
}
