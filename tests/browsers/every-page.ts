/** Every route: styled, silent, and within its window at two sizes. */
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import type { PageLook } from './in-page.ts';
import { DESK, PHONE } from './story/step.ts';
import type { Visitor } from './visitor.ts';

/** One of each kind, for a look that takes no time. */
const SHORT = ['home', 'download', 'register', 'workbench', 'protocol', 'applications'];

/** Lines break otherwise in each language: the short look takes one or the other, the whole look both. */
export const pagesToLookAt = (isShort: boolean): string[] =>
  isShort
    ? routes
        .filter(({ id }) => SHORT.includes(id))
        .map(({ path }, index) => localizedPath(inTurn(index), path))
    : routes.flatMap(({ path }) => localeCodes.map((locale) => localizedPath(locale, path)));

/** In pixels, beside the content of a wide page. */
const MARGIN = 40;

/** What is wrong with the look of a page; nothing where it is as it should be. */
function complaintsOf(look: PageLook, width: number): string[] {
  const checks: [isRight: boolean, complaint: string][] = [
    [!look.isHidden, 'the page is hidden'],
    [look.bodyFont.includes('system-ui'), `the text is set in ${look.bodyFont}`],
    [
      look.headingFont === '' || look.headingFont.includes('Archivo'),
      `the heading is set in ${look.headingFont}`,
    ],
    [!/^(?:transparent|rgba\(0, 0, 0, 0\))?$/.test(look.background), 'the page has no background'],
    [look.headerPosition === 'sticky', `the header is ${look.headerPosition || 'not there'}`],
    [look.headerDisplay === 'flex', `the bar of the header is ${look.headerDisplay || 'not there'}`],
    [look.isOwnSheet, 'the style is that of another page'],
    [look.height > 100, 'the main part is empty'],
    [
      look.marginButtonWidth <= MARGIN,
      `the button in the margin is ${look.marginButtonWidth} px wide, and lies over the page`,
    ],
    [
      look.overWidth <= 0,
      `${look.overWidth} px over the edge at ${width} px: ${look.standingOut.join(', ') || 'by what is not seen'}`,
    ],
  ];
  return checks.flatMap(([isRight, complaint]) => (isRight ? [] : [complaint]));
}

/** @returns what is wrong, at either size */
export async function lookAt(visitor: Visitor, path: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const [width, height] of [DESK, PHONE]) {
    await visitor.resize(width, height);
    // At the first size; at the second it has only to find its place.
    if (width === DESK[0]) await visitor.open(path);
    await visitor.rest();
    complaints.push(...complaintsOf(await visitor.look(), width));
  }
  return [...new Set(complaints)];
}
