/** The page of thumbnails: what has changed first, then everything by route. Nothing on it was typed by a visitor. */
import { smallOf, type GalleryShot } from './plan.ts';

export interface Shown {
  shot: GalleryShot;
  /** Addresses of pictures beside the page: as it is, as it was, and what differs. */
  now: string;
  then?: string;
  marked?: string;
  /** Of its pixels that differ; undefined where there is no picture to compare with. */
  share?: number;
}

export interface Gallery {
  state: string;
  before: string | undefined;
  shown: readonly Shown[];
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 24px; }
h2 { margin: 40px 0 12px; font-size: 18px; }
ul { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin: 0; padding: 0; list-style: none; }
li { inline-size: 200px; }
li.wide { inline-size: 340px; }
a { color: inherit; }
img { display: block; inline-size: 100%; block-size: 260px; object-fit: cover; object-position: top; border: 1px solid #8884; }
.share { font-weight: 700; color: #de215c; }
`;

const percent = (share: number) => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`;

function figure({ shot, now, then, marked, share }: Shown): string {
  const name = `${shot.route} · ${shot.width} · ${shot.theme} · ${shot.locale}`;
  const links = [
    share ? `<span class="share">${percent(share)}</span>` : '',
    marked === undefined ? '' : `<a href="${marked}">difference</a>`,
    then !== undefined && share ? `<a href="${then}">before</a>` : '',
  ];
  return `<li${shot.width > 600 ? ' class="wide"' : ''}><a href="${now}"><img src="${smallOf(now)}" alt="" loading="lazy">${name}</a>
${links.filter((link) => link !== '').join(' · ')}</li>`;
}

const listOf = (title: string, shown: readonly Shown[]) =>
  `<h2>${title}</h2>\n<ul>\n${shown.map(figure).join('\n')}\n</ul>`;

export function galleryPage({ state, before, shown }: Gallery): string {
  const changed = shown.filter(({ share }) => share).sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const byRoute = Map.groupBy(shown, ({ shot }) => shot.route);
  const beside = before === undefined ? 'nothing to compare with yet' : `beside ${before}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery of ${state}</title>
<style>${STYLE}</style>
<h1>${shown.length} pictures of ${state}, ${beside}</h1>
${before === undefined ? '' : listOf(`${changed.length} look otherwise`, changed)}
${[...byRoute].map(([route, pictures]) => listOf(route, pictures)).join('\n')}
</html>
`;
}
