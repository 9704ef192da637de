/** The social picture of a page: its title on a quay at night, with the row of cargo that is the page's own. */
import { SOCIAL_SIZE } from '#src/config/social-picture.ts';
import type { Locale } from '#i18n/locales.ts';
import { balancedLines } from './line-breaks.ts';
import { cargoRows, stackOf } from '#src/drawing/container-stack.ts';
import type { Typesetter } from './type.ts';
import { MARK_BERTH, MARK_CONTAINERS } from '#src/drawing/mark.ts';

export interface SocialPicture {
  title: string;
  brand: string;
  locale: Locale;
  /** Decides the cargo: the page's address. */
  seed: string;
}

/** To be raised with every change of the drawing, so that stored pictures are drawn again. */
export const PICTURE_VERSION = 1;

const { width, height } = SOCIAL_SIZE;
const MARGIN = 80;
const SIZES = [84, 72, 62, 54];
const MAX_LINES = 3;
/** The berth hues of the dark theme, a little deeper. */
const HUES = ['#d87c71', '#bd923e', '#8ea244', '#42ae7c', '#00aebb', '#52a2e2', '#9f8fdb', '#cc7fb5'];
const INK = { ground: '#0b2430', quay: '#e8f1f4', text: '#f2f8fa', soft: '#a9c0ca' };

function setTitle({ title, locale }: SocialPicture, type: Typesetter) {
  for (const size of SIZES) {
    const lines = balancedLines(title, locale, width - 2 * MARGIN, (text) => type.measure(text, size));
    const isWithin = lines.every((line) => type.measure(line, size) <= width - 2 * MARGIN);
    if ((lines.length <= MAX_LINES && isWithin) || size === SIZES.at(-1)) return { lines, size };
  }
  throw new Error('unreachable: the last size is always taken');
}

function cargo(seed: string): string {
  const columns = 26;
  const stack = stackOf(cargoRows(seed, columns, 4, 0.6));
  const scale = width / stack.width;
  const all = stack.paths.map(({ d }) => d).join('');
  const boxes = stack.paths.map(({ hue, d }) => `<path stroke="${HUES[hue - 1] ?? ''}" d="${d}"/>`).join('');
  return (
    `<g transform="translate(0 ${height - 10 - stack.height * scale}) scale(${scale})" stroke-width="10">` +
    `${boxes}<path stroke="#fff" stroke-opacity=".16" stroke-dasharray="1 2" d="${all}"/></g>`
  );
}

const mark =
  `<g transform="translate(${MARGIN} 64) scale(1.75)"><path d="${MARK_BERTH}" fill="none" ` +
  `stroke="${INK.text}" stroke-width="3"/><path fill="#f6b53c" d="${MARK_CONTAINERS[0]}"/><path fill="#5fc3cb" d="${MARK_CONTAINERS[1]}"/></g>`;

export function drawPicture(picture: SocialPicture, type: Typesetter): string {
  const { lines, size } = setTitle(picture, type);
  const leading = size * (picture.locale === 'zh-CN' ? 1.32 : 1.16);
  const top = 306 - ((lines.length - 1) * leading) / 2 + size * 0.36;
  const title = lines
    .map(
      (line, index) =>
        `<g transform="translate(${MARGIN} ${top + index * leading})">${type.set(line, size)}</g>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="${INK.ground}" d="M0 0h${width}v${height}H0z"/>${mark}` +
    `<g fill="${INK.soft}" transform="translate(${MARGIN + 76} 104)">${type.set(picture.brand, 34)}</g>` +
    `<g fill="${INK.text}">${title}</g>${cargo(picture.seed)}` +
    `<path fill="${INK.quay}" d="M0 ${height - 8}h${width}v8H0z"/></svg>`
  );
}
