/** Compares the pages of dist/ with budgets.json (brotli bytes), by kind of route; fails above it. Needs a build. */
import { readdirSync } from 'node:fs';
import budgets from '#budgets.json' with { type: 'json' };
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { table } from '#server/commands/output.ts';
import { createPageWeigher } from './lib/page-weight.ts';

const measures = ['first', 'scripts', 'withIslands'] as const;
/** The fullest pages are always printed. */
const SHOWN = 6;

const weigh = createPageWeigher('dist');
const rows = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const weight = weigh(file.replaceAll('\\', '/'));
    const kind = routeOfFile(file)?.kind ?? 'content';
    // The greatest of the three: 1 is exactly the budget, more is too much.
    const fullness = Math.max(...measures.map((measure) => weight[measure] / budgets[kind][measure]));
    return { ...weight, kind, fullness };
  })
  .sort((a, b) => b.fullness - a.fullness);
const breaches = rows.filter(({ fullness }) => fullness > 1).length;

console.log(
  table(
    ['page', 'kind', 'first', 'scripts', 'with islands', 'full'],
    rows.slice(0, Math.max(SHOWN, breaches)).map(({ file, kind, fullness, ...weight }) => [
      file,
      kind,
      ...measures.map((measure) => {
        const limit = budgets[kind][measure];
        return `${weight[measure]} / ${limit}${weight[measure] > limit ? ' !' : ''}`;
      }),
      `${Math.round(fullness * 100)} %`,
    ]),
  ),
);
console.log(`${rows.length - breaches} passed, ${breaches} failed`);
process.exitCode = breaches > 0 || rows.length === 0 ? 1 : 0;
