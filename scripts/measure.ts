/**
 * `npm run measure`: how long a build takes, and what pages weigh by kind of route (brotli bytes). Figures to compare
 * one state of the project with another on the same machine; the limits are the business of `npm test`.
 */
import { rmSync } from 'node:fs';
import budgets from '#budgets.json' with { type: 'json' };
import { weighPages, type BudgetRow } from './lib/budgets.ts';
import { endWithParent } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';
import { buildSite } from './lib/site-build.ts';

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

// What Astro and Vite keep between builds.
for (const cache of ['node_modules/.astro', 'node_modules/.vite', '.astro'])
  rmSync(cache, { recursive: true, force: true });
const cold = await timedBuild();
const warm: number[] = [];
for (let run = 0; run < WARM_RUNS; run += 1) warm.push(await timedBuild());
const pages = weighPages('dist', budgets);

console.log(`build      ${seconds(cold)} cold, ${seconds(median(warm))} warm (median of ${WARM_RUNS})`);
console.log(`pages      ${pages.length}, ${(median(warm) / pages.length).toFixed(0)} ms each`);
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
