/**
 * `npm run test:full -- --only=network`: loses each file that the site fetches on demand, one at a time and in every way, and asks
 * whether the visitor still gets what they came for. Fails where a story breaks off, and where no story uses a file.
 *
 * Arguments: `--browser firefox|chromium` (Firefox unless told: it remembers failed imports, as most browsers do),
 * `--way lost,thrice,gone,portal,slow` (one or more; all), `--file <part of a name>` (all), `--story <part of a title>` (all).
 */
import { parseArgs } from 'node:util';
import { builtFiles } from '#tests/helpers/built-site.ts';
import { eachOf, launch, startStorySite, timesOf, told, ways, type Way } from './losing.ts';
import { isOnDemand, NO_LOSS, runStory } from './run-story.ts';
import { stories } from './stories/index.ts';
import type { Story } from './stories/story.ts';

const AT_ONCE = 4;
/** Slow answers leave the processor alone. */
const SLOW_AT_ONCE = 12;

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: 'firefox' },
    way: { type: 'string' },
    file: { type: 'string', default: '' },
    story: { type: 'string', default: '' },
  },
});

const chosen = stories.filter(({ title }) => title.includes(values.story));
const isWay = (name: string): name is Way => name in ways;
const chosenWays = (values.way?.split(',') ?? Object.keys(ways)).map((name) => {
  if (isWay(name)) return name;
  throw new Error(`There is no way "${name}" to lose a file; there are ${Object.keys(ways).join(', ')}.`);
});
const browser = await launch(values.browser);
const site = await startStorySite();
/** What each story asks for. */
const asks = new Map<Story, readonly string[]>();
let failures = 0;

async function tried(what: string, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    failures += 1;
    console.log(`✗ ${what}: ${told(error)}`);
    return false;
  }
}

async function survey(): Promise<void> {
  await eachOf(chosen, AT_ONCE, async (story) => {
    await tried(story.title, async () => {
      const { asked } = await runStory(browser, site, story, NO_LOSS);
      asks.set(story, [...new Set(asked.filter(isOnDemand))]);
    });
  });
}

/** A file's story is the first that asks for it. */
function storiesOfFiles(): Map<string, Story> {
  const found = new Map<string, Story>();
  for (const story of chosen)
    for (const path of asks.get(story) ?? []) if (!found.has(path)) found.set(path, story);
  return found;
}

function reportUnused(used: ReadonlyMap<string, Story>): void {
  if (values.story !== '') return;
  for (const file of builtFiles) {
    if (!isOnDemand(`/${file}`) || !file.startsWith('_astro/')) continue;
    if (used.has(`/${file}`) || file.includes('/popover')) continue;
    failures += 1;
    console.log(`✗ no story asks for /${file}`);
  }
}

async function loseIn(way: Way, files: readonly (readonly [string, Story])[]): Promise<void> {
  let well = 0;
  const startedAt = performance.now();
  await eachOf(files, way === 'slow' ? SLOW_AT_ONCE : AT_ONCE, async ([path, story]) => {
    const ended = await tried(`${way} ${path} in “${story.title}”`, async () => {
      const { struck } = await runStory(browser, site, story, {
        hits: (asked) => asked === path,
        fault: ways[way].fault,
        times: () => timesOf(way, path),
      });
      if (struck.size === 0) throw new Error('was not asked for this time');
    });
    if (ended) well += 1;
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${way.padEnd(8)} ${well} of ${files.length} files, ${seconds} s`);
}

try {
  await survey();
  const used = storiesOfFiles();
  console.log(`${asks.size} of ${chosen.length} stories end well, and ask for ${used.size} files on demand.`);
  reportUnused(used);
  const files = [...used].filter(([path]) => path.includes(values.file));
  for (const way of chosenWays) await loseIn(way, files);
} finally {
  await browser.close();
  await site.close();
}
process.exitCode = failures > 0 ? 1 : 0;
