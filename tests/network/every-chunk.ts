/**
 * `npm run test:network`: loses each file that the site fetches on demand, one at a time and in every way, and asks
 * whether the visitor still gets what they came for. Fails where a story breaks off, and where no story uses a file.
 *
 * Arguments: `--browser firefox|chromium` (Firefox unless told: it remembers failed imports, as most browsers do),
 * `--fault lost|thrice|gone|portal|slow` (all), `--file <part of a name>` (all).
 */
import { parseArgs } from 'node:util';
import { chromium, firefox, type Browser } from 'playwright';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { findFirefox } from '#scripts/lib/machine.ts';
import { builtFiles } from '#tests/helpers/built-site.ts';
import type { Fault } from '#tests/helpers/lossy-network.ts';
import { startSite } from '#tests/helpers/site-server.ts';
import { isOnDemand, runStory } from './run-story.ts';
import { stories, type Story } from './stories.ts';

const losses: Readonly<Record<string, { fault: Fault; times: number }>> = {
  lost: { fault: 'lost', times: 1 },
  thrice: { fault: 'lost', times: 3 },
  gone: { fault: 'gone', times: 1 },
  portal: { fault: 'portal', times: 1 },
  slow: { fault: 'slow', times: 1 },
};
const AT_ONCE = 3;

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: 'firefox' },
    fault: { type: 'string' },
    file: { type: 'string', default: '' },
  },
});

function launch(): Promise<Browser> {
  if (values.browser === 'chromium') return chromium.launch(chromiumOptions());
  const executablePath = findFirefox();
  if (executablePath === undefined)
    throw new Error('There is no Firefox here: install Debian’s firefox-esr, or take --browser chromium.');
  return firefox.launch({ channel: 'moz-firefox', executablePath });
}

/** Several at a time, in order of their beginning. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const browser = await launch();
const site = await startSite();
/** The first story that asks for a file, by its path. */
const used = new Map<string, Story>();
let failures = 0;

async function tried(what: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    failures += 1;
    console.log(`✗ ${what}: ${String(error).split('\n')[0] ?? ''}`);
  }
}

try {
  await eachOf(stories, (story) =>
    tried(story.title, async () => {
      const { asked } = await runStory(browser, site.origin, story, {
        hits: () => false,
        fault: 'lost',
        times: 0,
      });
      for (const path of asked.filter(isOnDemand)) if (!used.has(path)) used.set(path, story);
    }),
  );
  console.log(`${stories.length} stories ask for ${used.size} files on demand.`);
  for (const file of builtFiles.filter((name) => /^_astro\/.*\.js$/.test(name))) {
    if (used.has(`/${file}`)) continue;
    failures += 1;
    console.log(`✗ no story asks for /${file}`);
  }
  const files = [...used].filter(([path]) => path.includes(values.file));
  for (const [name, { fault, times }] of Object.entries(losses)) {
    if (values.fault !== undefined && values.fault !== name) continue;
    const before = failures;
    await eachOf(files, ([path, story]) =>
      tried(`${name} ${path} in “${story.title}”`, async () => {
        const { struck } = await runStory(browser, site.origin, story, {
          hits: (asked) => asked === path,
          fault,
          times,
        });
        if (struck.size === 0) throw new Error('was not asked for this time');
      }),
    );
    console.log(`${name.padEnd(8)} ${files.length - (failures - before)} of ${files.length} files`);
  }
} finally {
  await browser.close();
  await site.close();
}
process.exitCode = failures > 0 ? 1 : 0;
