/**
 * Runs inside the home page, right behind the download button and before it is painted: names the visitor's own system
 * on it. An unknown system, and a browser without scripts, keep the words that hold for all.
 */
import { find } from '#src/browser/dom.ts';
import { readDeviceFacts } from '#src/browser/device-facts.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import { DEVICE_NAMES } from '#src/domain/device/types.ts';

const button = find('[data-download-for]');
const system = systemOf(readDeviceFacts());
const { downloadFor = '', elsewhere = '' } = button?.dataset ?? {};
if (button && system) {
  // There is no client for these two: the download page sends the link on to a computer.
  const isElsewhere = system === 'iphone' || system === 'ipad';
  button.textContent = isElsewhere ? elsewhere : downloadFor.replace('#', DEVICE_NAMES[system]);
}
