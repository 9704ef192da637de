/** The browsers of the walk: where each is on this machine, and how it is started. */
import { findFirefox, findWebKit } from '#scripts/lib/machine.ts';
import { findOldChromium, oldChromiums } from '#scripts/lib/old-chromiums.ts';
import { startChromium } from './drivers/devtools.ts';
import type { Driver } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';

export interface Browser {
  /** As `--browser` names it. */
  id: string;
  name: string;
  /** @returns what starts it; undefined where it is not on this machine */
  find: () => (() => Promise<Driver>) | undefined;
  /** What its console says of itself, whatever the page does. */
  noise?: RegExp;
}

const chromium = (id: string, name: string, which: keyof typeof oldChromiums, noise?: RegExp): Browser => ({
  id,
  name,
  find() {
    const files = findOldChromium(oldChromiums[which]);
    return files && (() => startChromium(name, files));
  },
  ...(noise ? { noise } : {}),
});

export const browsers: readonly Browser[] = [
  chromium('chromium-92', 'Chromium 92', 'chromium92'),
  // It had popovers behind a flag, and warned of the attribute.
  chromium('chromium-109', 'Chromium 109', 'chromium109', /^Found a 'popover' attribute/),
  {
    id: 'firefox',
    name: 'Firefox ESR',
    find() {
      const path = findFirefox();
      return path === undefined ? undefined : () => startFirefox('Firefox ESR', path);
    },
  },
  {
    id: 'webkit',
    name: 'WebKitGTK',
    find() {
      const files = findWebKit();
      return files && (() => startWebKit('WebKitGTK', files));
    },
  },
];
