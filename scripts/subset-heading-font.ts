/**
 * Makes the heading font: Archivo, a grotesk with a width axis, cut down to the Latin letters, figures and marks that
 * headings use, weight 500 to 800, width 100 to 125. Prints its size; 40 kB is the limit of the design.
 *
 * Run `node scripts/subset-heading-font.ts` after changing the ranges, and commit the file it writes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const target = 'src/styles/fonts/archivo-heading.woff2';
const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index));
const marks = '·–—‘’“”…×→';

const font = await subsetFont(await readFile(source), [...basicLatin, marks].join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 500, max: 800 }, wdth: { min: 100, max: 125 } },
});
await writeFile(target, font);
console.log(`${target}: ${(font.length / 1024).toFixed(1)} kB`);
