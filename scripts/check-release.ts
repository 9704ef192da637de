/**
 * `npm run check:release`: lists what still holds a sample value, each with where it is set, and fails while there is any.
 * It prints names and places; values of settings, which may be secrets, it does not print.
 */
import { contact, defaultSiteUrl, site } from '#src/config/site.ts';
import { readReleaseInput, samplesIn } from './lib/release-samples.ts';
import { loadSettings } from './lib/settings.ts';

loadSettings();
const samples = samplesIn(readReleaseInput({ site, contact, defaultSiteUrl }, process.env));
for (const { what, where } of samples) console.log(`✗ ${what}\n    ${where}`);
if (samples.length > 0) {
  console.log(
    `\n${samples.length} sample value${samples.length === 1 ? '' : 's'} left; set your own before the release.`,
  );
  process.exitCode = 1;
} else {
  console.log('No sample value is left.');
}
