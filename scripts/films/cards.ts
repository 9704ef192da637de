/** The drawings of a film around the site: its title, the strip with the step, pointer and ring. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { locales, type Locale } from '#i18n/locales.ts';
import { site } from '#src/config/site.ts';
import type { FilmStep } from '#src/domain/films.ts';

const FRAME = { width: 1280, height: 720 };
const STRIP = 60;
/** The area of the page: below the strip, above the captions. */
export const STAGE = 568;
const ARROW = 'M0 0v15.2l4-3.7 2.6 6 2.6-1.1-2.6-6h5.4z';
const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Always light. */
const CSS = `
* { box-sizing: border-box; margin: 0; }
body { width: 1280px; height: 720px; overflow: hidden; background: var(--fog); color: var(--ink); font-family: var(--font-text); }
.step { display: flex; align-items: center; gap: 16px; height: 60px; padding-inline: 28px; font: 700 27px/1 Archivo, var(--font-text); }
.step b { display: grid; place-items: center; inline-size: 36px; block-size: 36px; border-radius: 4px; background: var(--sea); color: var(--surface); font-size: 22px; }
.step span { margin-inline-start: auto; color: var(--ink-soft); font: 19px/1 var(--font-code); }
.step::after { content: ''; position: absolute; inset: 59px 0 91px; z-index: -1; border-block: 1px solid var(--line); background: var(--sunken); }
.title { display: grid; grid-template-columns: 560px 1fr; gap: 64px; align-items: center; height: 720px; padding-inline: 80px; }
.title > svg { inline-size: 560px; border: 2px solid var(--line); border-radius: 4px; fill: none; }
.title div { display: grid; gap: 28px; }
.brand { display: flex; align-items: center; gap: 14px; font: 700 25px/1 Archivo, var(--font-text); }
.brand svg { inline-size: 34px; block-size: 34px; }
h1 { font: 750 54px/1.12 Archivo, var(--font-text); font-stretch: 108%; text-wrap: balance; }
.summary { color: var(--ink-soft); font-size: 27px; line-height: 1.45; text-wrap: balance; }
:lang(zh) h1 { line-height: 1.3; word-break: auto-phrase; }
:lang(zh) .summary { line-height: 1.6; word-break: auto-phrase; }
`;

/** The visible part of a page, in pixels of the shot; `top` of them are above the stage. */
export interface View {
  shot: Buffer;
  width: number;
  top: number;
  pointer?: { x: number; y: number } | undefined;
  isPressed?: boolean;
  ring?: { x: number; y: number; width: number; height: number };
}

/** @returns the title card, then a card for each step */
export async function drawCards(browser: Browser, locale: Locale, head: string, steps: readonly FilmStep[]) {
  const text = (path: string) => readFileSync(path, 'utf8');
  const value = (name: string) =>
    new RegExp(`^${name}: *'?(.*?)'?$`, 'm').exec(head)?.[1]?.replaceAll("''", "'") ?? '';
  const drawing = new RegExp(`<g id="${value('poster')}">[^]*?</g>`).exec(text('scripts/films/drawings.svg'));
  const bodies = [
    `<section class="title"><svg viewBox="0 0 320 180">${drawing?.[0] ?? ''}</svg><div>
      <p class="brand">${text('public/favicon.svg')}${site[locale].brand}</p>
      <h1>${value('title')}</h1><p class="summary">${value('summary')}</p></div></section>`,
    ...steps.map(
      ({ title }, index) =>
        `<p class="step"><b>${index + 1}</b>${title}<span>${index + 1} / ${steps.length}</span></p>`,
    ),
  ];
  const page = await browser.newPage({ viewport: FRAME });
  const font = `url(data:font/woff2;base64,${readFileSync(FONT, 'base64')})`;
  const html = `<!doctype html><html lang="${locales[locale].htmlLang}" data-theme="light"><meta charset="utf-8">
    <style>${text('src/styles/tokens.css')}${text('src/styles/berths.css')}${CSS}
    @font-face { font-family: Archivo; src: ${font}; font-weight: 100 900; font-stretch: 62% 125%; }</style>`;
  const cards: Buffer[] = [];
  for (const body of bodies) {
    await page.setContent(`${html}<body>${body}`);
    await page.evaluate(() => document.fonts.load('700 27px Archivo').then(() => undefined));
    cards.push(await page.screenshot());
  }
  await page.close();
  return cards;
}

/** Writes one picture of a film. */
export async function compose(card: Buffer | undefined, view: View, file: string): Promise<void> {
  const { shot, width, top, pointer: at, isPressed, ring } = view;
  const marks = [
    ring &&
      `<rect x="${ring.x - 8}" y="${ring.y - 8}" width="${ring.width + 16}" height="${ring.height + 16}" rx="8"/>`,
    at && isPressed && `<circle cx="${at.x}" cy="${at.y}" r="22"/>`,
    at &&
      `<path transform="translate(${at.x} ${at.y}) scale(2)" d="${ARROW}" fill="#0b2733" stroke="#fff" stroke-width="1.5"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${STAGE}" viewBox="0 ${top} ${width} ${STAGE}"
    fill="none" stroke="#eb9b00" stroke-width="5">${marks.filter(Boolean).join('')}</svg>`;
  const page = await sharp(shot).extract({ left: 0, top, width, height: STAGE }).toBuffer();
  const place = { left: (FRAME.width - width) / 2, top: STRIP };
  const layers = [page, Buffer.from(svg)].map((input) => ({ input, ...place }));
  await sharp(card).composite(layers).png({ compressionLevel: 1 }).toFile(file);
}
