/**
 * Sets lines of type as SVG paths, so that a picture looks the same on every machine and needs no installed font:
 * Archivo for Latin, Noto Sans SC for Chinese. A character in neither is left out and reported.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

type Face = Awaited<ReturnType<typeof loadFace>>;

export type Typesetter = Awaited<ReturnType<typeof createTypesetter>>;

const LATIN = new URL(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
);
const HAN = new URL('noto-sans-sc-700.woff2', import.meta.url);

/** Changes with either font, so that older pictures are not used again. */
export async function fontsDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [LATIN, HAN]) hash.update(await readFile(file));
  return hash.digest('hex');
}

function shape(font: hb.Font, text: string) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map((info, index) => ({
    glyph: info.codepoint,
    advance: positions[index]?.xAdvance ?? 0,
    x: positions[index]?.xOffset ?? 0,
    y: positions[index]?.yOffset ?? 0,
  }));
}

async function loadFace(file: URL, characters: string, axes?: Record<string, number>) {
  const sfnt = await subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
    ...(axes ? { variationAxes: axes } : {}),
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
  const font = new hb.Font(face);
  return {
    font,
    unitsPerEm: face.upem,
    has: (character: string) => (shape(font, character)[0]?.glyph ?? 0) !== 0,
  };
}

/** @param characters everything that will be set; the fonts are subset to it first */
export async function createTypesetter(characters: string) {
  const latin = await loadFace(LATIN, characters, { wght: 700, wdth: 110 });
  const han = await loadFace(HAN, characters);
  /** Characters that no font had. */
  const missing = new Set<string>();
  const faceOf = new Map<string, Face | undefined>();

  function choose(character: string): Face | undefined {
    if (!faceOf.has(character)) {
      const isLatin = /[\p{ASCII}–—…·×→’]/u.test(character) && latin.has(character);
      const face = isLatin ? latin : han.has(character) ? han : latin.has(character) ? latin : undefined;
      if (!face) missing.add(character);
      faceOf.set(character, face);
    }
    return faceOf.get(character);
  }

  function runsOf(text: string) {
    const runs: { face: Face; text: string }[] = [];
    for (const character of Array.from(text)) {
      const face = choose(character);
      const last = runs.at(-1);
      if (!face) continue;
      if (last?.face === face) last.text += character;
      else runs.push({ face, text: character });
    }
    return runs;
  }

  /** The same words are measured in many lines. */
  const widths = new Map<string, number>();
  function measure(text: string, size: number): number {
    let width = widths.get(text);
    if (width === undefined) {
      const advances = runsOf(text).flatMap(({ face, text: run }) =>
        shape(face.font, run).map(({ advance }) => advance / face.unitsPerEm),
      );
      width = advances.reduce((sum, advance) => sum + advance, 0);
      widths.set(text, width);
    }
    return width * size;
  }

  /** @returns SVG elements, the origin at the left end of the baseline */
  function set(text: string, size: number): string {
    let pen = 0;
    const svg = runsOf(text).map((run) => {
      const scale = size / run.face.unitsPerEm;
      const start = pen;
      let inner = '';
      let advance = 0;
      for (const { glyph, advance: step, x, y } of shape(run.face.font, run.text)) {
        const path = run.face.font.glyphToPath(glyph);
        if (path) inner += `<path transform="translate(${advance + x} ${y})" d="${path}"/>`;
        advance += step;
      }
      pen += advance * scale;
      return `<g transform="translate(${start.toFixed(2)} 0) scale(${scale} ${-scale})">${inner}</g>`;
    });
    return svg.join('');
  }

  return { set, measure, missing };
}
