/**
 * Makes the bitmap icons from `public/favicon.svg`: for home screens, and for browsers that request `/favicon.ico` by
 * default. Run `node scripts/render-icons.ts` after changing the mark, and commit them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const GROUND = '#0b2733';
const svg = await readFile('public/favicon.svg');

/** @param share how much of the icon the mark takes */
async function render(size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await sharp(svg, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const edge = Math.floor((size - inner) / 2);
  return sharp({
    create: { width: size, height: size, channels: 4, background: share < 1 ? GROUND : '#0000' },
  })
    .composite([{ input: mark, left: edge, top: edge }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An icon file with one PNG in it. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files: [name: string, content: Buffer][] = [
  ['favicon.ico', icoOf(await render(32), 32)],
  ['apple-touch-icon.png', await render(180, 0.86)],
  ['icon-512.png', await render(512)],
];
for (const [name, content] of files) {
  await writeFile(`public/${name}`, content);
  console.log(`public/${name}: ${content.length} bytes`);
}
