/** Weighs every page of dist/ against budgets.json (brotli bytes) and fails on a breach. Needs a build. */
import budgets from '#budgets.json' with { type: 'json' };
import { budgetTable, weighPages } from './lib/budgets.ts';

const rows = weighPages('dist', budgets);
const breaches = rows.filter(({ fullness }) => fullness > 1).length;

console.log(budgetTable(rows, budgets));
console.log(`${rows.length - breaches} passed, ${breaches} failed`);
process.exitCode = breaches > 0 || rows.length === 0 ? 1 : 0;
