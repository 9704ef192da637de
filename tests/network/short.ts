/**
 * The form of `npm run test:full -- --only=network` that `npm test` takes: the stories with each of their files lost once, some files in the
 * other ways, and a new version of the site that is put online while a form is being filled in.
 */
import type { Browser } from 'playwright';
import { eachOf, launch, startStorySite, timesOf, told, ways, type Way } from './losing.ts';
import { isOnDemand, runStory } from './run-story.ts';
import { ownStories } from './stories/index.ts';
import type { Story } from './stories/story.ts';

const AT_ONCE = 6;

/** By the beginning of its name, with the story that asks for it. Slow answers take longer than this check may. */
const CHOSEN: readonly (readonly [way: Exclude<Way, 'slow'>, file: string, title: string])[] = [
  // React with the dictionaries' i18next, the API's client with its cipher, the bridge with the client's.
  ['thrice', '/_astro/client.', 'feedback'],
  ['portal', '/_astro/api.', 'a message'],
  ['thrice', '/_astro/bridge.', 'a shop opened through the client'],
  ['gone', '/_astro/cloud-login.', 'a sign-in inside the client'],
  // The search index and the manifest of releases.
  ['thrice', '/en/search-index.json', 'a search of the answers'],
  ['portal', '/releases.json', 'a download, what follows it, and its check, in en-US'],
  // A style sheet, with the words of what it is for.
  ['thrice', '/_astro/site-wide.', 'the question about statistics, and a no'],
  ['gone', '/_astro/downloads.', 'a download, what follows it, and its check, in zh-CN'],
];

/** Another story uses the same code. */
const LEFT_OUT: readonly string[] = [
  'an application for a private deployment',
  'closing an account',
  'a download, what follows it, and its check, in en-US',
];

/** Firefox fills in forms again by itself, Chromium does not. */
const NEW_VERSIONS = [
  ['chromium', 'registration'],
  ['chromium', 'feedback'],
  ['firefox', 'feedback'],
] as const;

interface Case {
  title: string;
  run: () => Promise<void>;
}

function storyOf(title: string): Story {
  const found = ownStories.find((story) => story.title === title);
  if (!found) throw new Error(`There is no story “${title}”.`);
  return found;
}

const site = await startStorySite();
const browsers: Record<'firefox' | 'chromium', Browser> = {
  firefox: await launch('firefox'),
  chromium: await launch('chromium'),
};

async function lose(
  story: Story,
  way: Way,
  hits: (path: string) => boolean,
  browser = browsers.firefox,
): Promise<void> {
  const { fault } = ways[way];
  const times = (path: string) => timesOf(way, path);
  const { struck } = await runStory(browser, site, story, { hits, fault, times });
  if (struck.size === 0) throw new Error('Nothing of it was asked for.');
}

const isScript = (path: string) => path.startsWith('/_astro/SiteScript');

const cases: readonly Case[] = [
  ...CHOSEN.map(([way, file, title]) => ({
    title: `${way} ${file}: ${title}`,
    run: () => lose(storyOf(title), way, (path) => path.startsWith(file)),
  })),
  ...NEW_VERSIONS.map(([id, title]) => ({
    title: `a new version put online in the middle of ${title}, in ${id}`,
    run: () => lose(storyOf(title), 'gone', (path) => isOnDemand(path) && !isScript(path), browsers[id]),
  })),
  ...ownStories
    .filter(({ title }) => !LEFT_OUT.includes(title))
    .map((story) => ({
      title: `everything lost once: ${story.title}`,
      run: () => lose(story, 'lost', isOnDemand),
    })),
];

let failed = 0;
try {
  await eachOf(cases, AT_ONCE, async ({ title, run }) => {
    const start = performance.now();
    try {
      await run();
      console.log(`✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${title}: ${told(error)}`);
    }
  });
} finally {
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  await site.close();
}
console.log(`\n${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
