/**
 * The page on which frames are put together: the strip with the step, the picture of the page with pointer and ring, room
 * for the captions, and the title card. In the site's own colours and drawings, always light.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { locales, type Locale } from '#i18n/locales.ts';
import { site } from '#src/config/site.ts';
import { CAPTIONS_HEIGHT, FRAME, STAGE_HEIGHT, STRIP_HEIGHT, type Shot } from './frame.ts';
import type { View } from './timeline.ts';

/** Answered from the disk; no such host exists. */
const ORIGIN = 'https://stage.invalid';
const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

export interface StageTexts {
  locale: Locale;
  title: string;
  summary: string;
  poster: string;
  steps: readonly string[];
}

export interface Stage {
  show(view: View): Promise<void>;
}

/** @param shots every picture that a view may name */
export async function openStage(page: Page, texts: StageTexts, shots: readonly Shot[]): Promise<Stage> {
  const files = new Map([...new Set(shots.map(({ file }) => file))].map((file, index) => [file, index]));
  const html = await stageHtml(texts, files.size);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    if (pathname === '/font') return route.fulfill({ contentType: 'font/woff2', path: FONT });
    const file = [...files].find(([, index]) => pathname === `/shot/${index}`)?.[0];
    return file ? route.fulfill({ contentType: 'image/png', path: file }) : route.abort();
  });
  await page.goto(ORIGIN);
  await page.evaluate(async () => {
    await document.fonts.load('700 40px Archivo');
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const layer = (of: View['under']) =>
    of && {
      index: files.get(of.shot.file) ?? -1,
      left: Math.round((FRAME.width - of.shot.width) / 2),
      top: -of.top,
      address: of.shot.address,
      isPhone: of.shot.isPhone,
    };
  return {
    async show(view) {
      const { pointer, spot } = view;
      const ground = view.under;
      const left = ground ? Math.round((FRAME.width - ground.shot.width) / 2) : 0;
      const top = ground?.top ?? 0;
      await page.evaluate(draw, {
        card: view.card,
        step: view.step,
        under: layer(view.under),
        over: layer(view.over),
        mix: view.mix,
        pointer: pointer && { ...pointer, x: pointer.x + left, y: pointer.y - top },
        spot: spot && { ...spot, x: spot.x + left, y: spot.y - top },
      });
    },
  };
}

interface DrawnLayer {
  index: number;
  left: number;
  top: number;
  address: string;
  isPhone: boolean;
}

interface Drawing extends Pick<View, 'card' | 'step' | 'mix' | 'pointer' | 'spot'> {
  under: DrawnLayer | null;
  over: DrawnLayer | null;
}

/** Runs in the page. */
function draw({ card, step, under, over, mix, pointer, spot }: Drawing): void {
  const find = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The stage has no ${id}`);
    return element;
  };
  find('card').style.opacity = String(card);
  for (const [index, title] of [...find('titles').children].entries()) {
    title.toggleAttribute('hidden', index !== Math.max(0, step));
  }
  for (const [index, dot] of [...find('dots').children].entries()) {
    dot.className = index < step ? 'done' : index === step ? 'now' : '';
  }
  const named = over && mix > 0.5 ? over : under;
  find('address').textContent = named?.address ?? '';
  find('stage').className = named?.isPhone ? 'phone' : '';
  for (const image of document.images) {
    const number = Number(image.dataset['shot']);
    const layer = over?.index === number ? over : under?.index === number ? under : null;
    image.hidden = !layer;
    if (!layer) continue;
    image.style.zIndex = layer === over ? '1' : '0';
    image.style.opacity = layer === over ? String(mix) : '1';
    image.style.transform = `translate(${layer.left}px, ${layer.top}px)`;
    image.className = layer.isPhone ? 'phone' : '';
  }
  const arrow = find('pointer');
  arrow.style.opacity = String(pointer?.opacity ?? 0);
  if (pointer) {
    arrow.style.transform = `translate(${pointer.x}px, ${pointer.y}px)`;
    const ripple = find('ripple');
    ripple.style.opacity = String(pointer.press * 0.75);
    ripple.style.transform = `scale(${0.5 + pointer.press / 2})`;
  }
  const ring = find('ring');
  ring.style.opacity = String(spot?.opacity ?? 0);
  if (spot) {
    const gap = 8 + (1 - spot.opacity) * 10;
    ring.style.transform = `translate(${spot.x - gap}px, ${spot.y - gap}px)`;
    ring.style.width = `${spot.width + 2 * gap}px`;
    ring.style.height = `${spot.height + 2 * gap}px`;
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function stageHtml(texts: StageTexts, shots: number): Promise<string> {
  const [tokens, berths, drawings, mark] = await Promise.all(
    [
      'src/styles/tokens.css',
      'src/styles/berths.css',
      'scripts/films/drawings.svg',
      'public/favicon.svg',
    ].map((path) => readFile(path, 'utf8')),
  );
  const images = Array.from(
    { length: shots },
    (_, index) => `<img data-shot="${index}" src="/shot/${index}" alt="" hidden>`,
  );
  const titles = texts.steps.map((title, index) => `<p hidden><b>${index + 1}</b>${escaped(title)}</p>`);
  return `<!doctype html>
<html lang="${locales[texts.locale].htmlLang}" data-theme="light">
<meta charset="utf-8">
<style>${tokens ?? ''}${berths ?? ''}${css}</style>
<body>
<header>
  <div id="titles">${titles.join('')}</div>
  <span id="address"></span>
  <div id="dots">${texts.steps.map(() => '<i></i>').join('')}</div>
</header>
<main id="stage">${images.join('')}
  <div id="ring"></div>
  <div id="pointer"><i id="ripple"></i>
    <svg width="34" height="42" viewBox="0 0 17 21"><path d="M1.5 1.5v15.2l4-3.7 2.6 6 2.6-1.1-2.6-6h5.4z" fill="#0b2733" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>
  </div>
</main>
<footer></footer>
<section id="card">
  <svg id="drawing" viewBox="0 0 320 180">${groupOf(drawings ?? '', texts.poster)}</svg>
  <div>
    <p class="brand">${mark ?? ''}${escaped(site[texts.locale].brand)}</p>
    <h1>${escaped(texts.title)}</h1>
    <p class="summary">${escaped(texts.summary)}</p>
  </div>
</section>
</body></html>`;
}

/** @throws on a drawing that is not there */
function groupOf(svg: string, id: string): string {
  const group = new RegExp(`<g id="${id}">[\\s\\S]*?</g>`).exec(svg)?.[0];
  if (group === undefined) throw new Error(`scripts/films/drawings.svg has no drawing "${id}"`);
  return group;
}

const css = `
@font-face { font-family: Archivo; src: url(/font) format('woff2'); font-weight: 100 900; font-stretch: 62% 125%; }
* { box-sizing: border-box; margin: 0; }
html { font-family: var(--font-text); color: var(--ink); background: var(--fog); }
body { width: ${FRAME.width}px; height: ${FRAME.height}px; overflow: hidden; position: relative; }
header { height: ${STRIP_HEIGHT}px; display: grid; grid-template-columns: 1fr auto auto; align-items: center; gap: 28px; padding-inline: 28px; background: var(--fog); }
#titles p { display: flex; align-items: center; gap: 16px; font: 700 27px/1 var(--font-heading); white-space: nowrap; }
#titles p[hidden] { display: none; }
#titles b { display: grid; place-items: center; inline-size: 36px; block-size: 36px; border-radius: 4px; background: var(--sea); color: var(--surface); font-size: 22px; }
#address { color: var(--ink-soft); font: 19px/1 var(--font-code); }
#dots { display: flex; gap: 7px; }
#dots i { inline-size: 26px; block-size: 8px; border-radius: 2px; background: var(--line); }
#dots .done { background: color-mix(in oklch, var(--sea) 55%, var(--fog)); }
#dots .now { background: var(--signal-deep); }
#stage { position: relative; height: ${STAGE_HEIGHT}px; overflow: hidden; border-block: 1px solid var(--line); background: var(--sunken); }
#stage img { position: absolute; inset: 0 auto auto 0; }
#stage img[hidden] { display: none; }
#stage img.phone { outline: 14px solid var(--ink); }
#ring { position: absolute; z-index: 2; inset: 0 auto auto 0; border: 5px solid var(--signal-deep); border-radius: 8px; box-shadow: 0 0 0 2px var(--surface); opacity: 0; }
#pointer { position: absolute; z-index: 3; inset: 0 auto auto 0; opacity: 0; }
#pointer svg { display: block; margin: -3px 0 0 -3px; }
#ripple { position: absolute; inset: -26px auto auto -26px; inline-size: 52px; block-size: 52px; border: 5px solid var(--signal-deep); border-radius: 50%; opacity: 0; }
footer { height: ${CAPTIONS_HEIGHT}px; background: var(--fog); }
#card { position: absolute; z-index: 4; inset: 0; display: grid; grid-template-columns: 560px 1fr; gap: 64px; align-items: center; padding-inline: 80px; background: var(--fog); }
#drawing { inline-size: 560px; border: 2px solid var(--line); border-radius: 4px; fill: none; color: var(--berth-2); caret-color: var(--berth-5); outline-color: var(--berth-8); }
#card div { display: grid; gap: 28px; }
.brand { display: flex; align-items: center; gap: 14px; font: 700 25px/1 var(--font-heading); }
.brand svg { inline-size: 34px; block-size: 34px; }
#card h1 { font: 750 54px/1.12 var(--font-heading); font-stretch: 108%; text-wrap: balance; }
#card .summary { color: var(--ink-soft); font-size: 27px; line-height: 1.45; text-wrap: balance; }
:lang(zh) #card h1 { line-height: 1.3; word-break: auto-phrase; }
:lang(zh) #card .summary { line-height: 1.6; word-break: auto-phrase; }
`;
