/**
 * `node scripts/specification.ts`: each fact of `docs/specification.md` with the tests that bear its number in their titles
 * (`§5.3 …`). Ends with 1 where a fact has no test, or a test bears the number of no fact.
 */
import { globSync, readFileSync } from 'node:fs';

const FACT = /^- (\d+\.\d+) (.+)$/gm;
/** A title begins with its numbers. */
const TITLE = /(['"`])((?:§\d+\.\d+ )+)(.*?)\1/g;

const facts = [...readFileSync('docs/specification.md', 'utf8').matchAll(FACT)];
const shownBy = new Map<string, string[]>(facts.map(([, number = '']) => [number, []]));
const spare: string[] = [];
for (const file of globSync('tests/**/*.{test,spec}.{ts,tsx}')) {
  for (const [, , numbers = '', title = ''] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const [, number = ''] of numbers.matchAll(/§(\S+)/g)) {
      const shown = shownBy.get(number);
      if (shown) shown.push(`${file}: ${title}`);
      else spare.push(`§${number} ${file}: ${title}`);
    }
  }
}
for (const [, number = '', fact = ''] of facts) {
  console.log([`${number} ${fact}`, ...(shownBy.get(number) ?? [])].join('\n    '));
}
const missing = facts.filter(([, number = '']) => shownBy.get(number)?.length === 0);
for (const [, number, fact] of missing) console.error(`No test bears §${number} in its title: ${fact}`);
for (const line of spare) console.error(`There is no such fact: ${line}`);
process.exitCode = missing.length + spare.length > 0 || facts.length === 0 ? 1 : 0;
