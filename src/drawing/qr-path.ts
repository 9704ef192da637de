/**
 * The dark squares of a QR code as one SVG path to be stroked one unit wide: a line for each run of a row, joined by
 * relative moves, which is the shortest notation.
 */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => rowPath(row, y)).join('');
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let pen = 0;
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x]) x++;
    if (x === start) continue;
    path += path === '' ? `M${start} ${y}.5` : `m${start - pen} 0`;
    path += `h${x - start}`;
    pen = x;
  }
  return path;
}
