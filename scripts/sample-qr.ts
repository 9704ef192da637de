/**
 * Draws the sample QR codes in `public/images/qr`, which pages show until the operator's own arrive. Each is marked as
 * a sample, and leads to the support page of the default origin.
 *
 * node scripts/sample-qr.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { encode } from 'uqr';
import { defaultSiteUrl } from '#src/config/site.ts';

const folder = 'public/images/qr';
/** The target of each; the names are those of the fields of the real ones. */
const codes = { sidebar: '/customer-service', 'bottom-menu': '/customer-service', business: '/business' };

const QUIET = 2;
const LABEL = 5;

function draw(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const width = size + 2 * QUIET;
  const height = width + LABEL;
  // One path of horizontal runs: a third of the size of a rectangle for each module.
  const runs = data.flatMap((row, y) => {
    const text = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...text.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${QUIET + index} ${QUIET + y}h${run.length}v1h-${run.length}z`,
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="#0a232b" d="${runs.join('')}"/>` +
    `<path fill="#fdb32c" d="M0 ${width}h${width}v${LABEL}H0z"/>` +
    `<text x="${width / 2}" y="${width + 3.4}" fill="#0a232b" font-family="sans-serif" font-size="2.6" font-weight="700" text-anchor="middle">示例 SAMPLE</text>` +
    '</svg>\n'
  );
}

mkdirSync(folder, { recursive: true });
for (const [name, path] of Object.entries(codes)) {
  writeFileSync(`${folder}/${name}.svg`, draw(`${defaultSiteUrl}${path}`));
}
