/**
 * Makes the font of figures: Archivo, a grotesk with a width axis, at one weight and one width, subset to the
 * characters of clocks, counts, versions, codes and amounts. Prints its size.
 *
 * Run `node scripts/subset-figure-font.ts` after changing the characters, and commit the file it writes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const target = 'src/styles/fonts/archivo-figures.woff2';
const characters = ' 0123456789:.,-–+%$€¥/ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, wdth: 110 },
});
await writeFile(target, font);
console.log(`${target}: ${(font.length / 1024).toFixed(1)} kB`);
