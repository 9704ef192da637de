/**
 * `node scripts/specification.ts`: lists each fact of `docs/specification.md` and each fault of `docs/bridge-faults.md`
 * with the tests that have its number in their titles (`§5.3 …`, `B12: …`). Exits with 1 where one has no test, or
 * where a title's number does not exist.
 */
import { globSync, readFileSync } from 'node:fs';

const FACT = /^- (\d+\.\d+|B\d+) (.+)$/gm;
/** A title begins with its numbers. */
const TITLE = /(['"`])((?:§\d+\.\d+ )+(?:B\d+: )?|B\d+: )(.*?)\1/g;

const facts = ['docs/specification.md', 'docs/bridge-faults.md'].flatMap((document) => [
  ...readFileSync(document, 'utf8').matchAll(FACT),
]);
const testsByFact = new Map<string, string[]>(facts.map(([, number = '']) => [number, []]));
const unknownNumbers: string[] = [];
for (const file of globSync('tests/**/*.{test,spec}.{ts,tsx}')) {
  for (const [, , numbers = '', title = ''] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const [number] of numbers.matchAll(/\d+\.\d+|B\d+/g)) {
      const shown = testsByFact.get(number);
      if (shown) shown.push(`${file}: ${title}`);
      else unknownNumbers.push(`${number} ${file}: ${title}`);
    }
  }
}
for (const [, number = '', fact = ''] of facts) {
  console.log([`${number} ${fact}`, ...(testsByFact.get(number) ?? [])].join('\n    '));
}
const missing = facts.filter(([, number = '']) => testsByFact.get(number)?.length === 0);
for (const [, number, fact] of missing) console.error(`No test has ${number} in its title: ${fact}`);
for (const line of unknownNumbers) console.error(`A title has a number that does not exist: ${line}`);
process.exitCode = missing.length + unknownNumbers.length > 0 || facts.length === 0 ? 1 : 0;
