/**
 * `npm run measure`: how long a build takes, what is written in each language, and what pages weigh by kind of route
 * (brotli bytes). Figures to compare one state of the project with another on the same machine; the limits are the
 * business of `npm test`. With `--built` it builds nothing and looks at what is there.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import budgets from '#budgets.json' with { type: 'json' };
import { weighPages, type BudgetRow } from './lib/budgets.ts';
import { endWithParent } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';
import { buildSite } from './lib/site-build.ts';
import { wordsOf } from './lib/words.ts';

const WARM_RUNS = 3;

async function timedBuild(): Promise<number> {
  rmSync('dist', { recursive: true, force: true });
  const start = performance.now();
  const code = await buildSite({ stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) process.exit(code);
  return performance.now() - start;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function row(kind: string, pages: readonly BudgetRow[]): string {
  const cells = (['first', 'scripts', 'withIslands'] as const).map((measure) => {
    const sizes = pages.map((page) => page[measure]);
    return `${median(sizes)} (${Math.max(...sizes)})`.padEnd(18);
  });
  return [kind.padEnd(10), String(pages.length).padStart(5), '  ', ...cells].join('').trimEnd();
}

endWithParent(1);
loadSettings();

/** Pages and words by language. Chinese is counted in characters, what it holds of Latin words beside them. */
function printWords(): void {
  const sums = new Map<string, { pages: number; han: number; latin: number }>();
  for (const file of globSync('dist/**/*.html')) {
    const { language, han, latin } = wordsOf(readFileSync(file, 'utf8'));
    const sum = sums.get(language) ?? { pages: 0, han: 0, latin: 0 };
    sums.set(language, { pages: sum.pages + 1, han: sum.han + han, latin: sum.latin + latin });
  }
  for (const [language, { pages, han, latin }] of sums) {
    const written = han > 0 ? `${han} characters and ${latin} Latin words` : `${latin} words`;
    console.log(`${language.padEnd(10)} ${pages} pages, ${written} in their main parts`);
  }
}

/** A build after one article has got a sentence more, as editors come to it. */
async function buildAfterChange(): Promise<number> {
  const [article] = globSync('src/content/news/*/*.md').sort();
  if (article === undefined) throw new Error('There is no article in src/content/news to change.');
  const text = readFileSync(article, 'utf8');
  const restore = () => writeFileSync(article, text);
  // Also where the build fails, or somebody breaks the measuring off.
  process.once('exit', restore);
  writeFileSync(article, `${text.trimEnd()} Once more.\n`);
  const duration = await timedBuild();
  restore();
  process.off('exit', restore);
  return duration;
}

async function printBuild(pages: () => number): Promise<void> {
  // What Astro, Vite and the finishing steps keep between builds.
  const kept = ['node_modules/.astro', 'node_modules/.vite', '.astro'].concat(
    ['desk', 'legacy-styles', 'packed', 'social'].map((name) => `.cache/${name}`),
  );
  for (const cache of kept) rmSync(cache, { recursive: true, force: true });
  const cold = await timedBuild();
  const changed = await buildAfterChange();
  // These last, so that what is weighed below is the site as it stands.
  const warm: number[] = [];
  for (let run = 0; run < WARM_RUNS; run += 1) warm.push(await timedBuild());
  console.log(`build      ${seconds(cold)} cold, ${seconds(median(warm))} warm (median of ${WARM_RUNS})`);
  console.log(`second     ${seconds(changed)} after a change in one article`);
  console.log(`each page  ${(median(warm) / pages()).toFixed(0)} ms`);
}

if (!process.argv.includes('--built')) await printBuild(() => globSync('dist/**/*.html').length);
printWords();
const pages = weighPages('dist', budgets);
console.log('\nbrotli bytes, median (largest)');
console.log('kind      pages  first             scripts           with islands');
for (const kind of new Set(pages.map((page) => page.kind))) {
  console.log(
    row(
      kind,
      pages.filter((page) => page.kind === kind),
    ),
  );
}
console.log('\nlargest pages with their islands');
for (const page of pages.toSorted((a, b) => b.withIslands - a.withIslands).slice(0, 5)) {
  console.log(
    `${page.file.padEnd(32)} first ${page.first}  scripts ${page.scripts}  with islands ${page.withIslands}`,
  );
}
