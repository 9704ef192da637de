/** Brings the heading font once the page rests, so that neither the first paint nor a slow line has to wait for it. */
import { pageRoot } from './page-facts.ts';
import { session } from './storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';

/** What the font may move: headings by breaking otherwise, the header's links by the width of the brand's name. */
const MOVABLE = 'h1, h2, h3, header a, main > *';
/** Less than this is not seen. */
const TOLERANCE_PX = 1;

function places(): number[] {
  return [...document.querySelectorAll(MOVABLE)].flatMap((element) => {
    const { top, left, height } = element.getBoundingClientRect();
    return [top, left, height];
  });
}

/**
 * The page that stands takes the font only where nothing moves by it; later pages of the visit stand in it from their first
 * paint on. Without it the page is whole.
 */
export async function showHeadingFont(): Promise<void> {
  const root = pageRoot();
  // It is here already; or the page's address is a secret, and it asks for none (src/styles/secret-address.css).
  if (getComputedStyle(root).getPropertyValue('--web-font') !== '') return;
  const faces = await document.fonts.load('700 1em Archivo').catch(() => []);
  if (!faces.some((face) => face.status === 'loaded')) return;
  session.set(sessionKeys.headingFont, '1');
  const before = places();
  root.setAttribute('data-heading-font', '');
  const hasMoved = places().some((place, index) => Math.abs(place - (before[index] ?? place)) > TOLERANCE_PX);
  if (hasMoved) root.removeAttribute('data-heading-font');
}
