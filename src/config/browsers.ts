/**
 * The browsers that the site is built for: build, lint, tests and `docs/browsers.md` take them from here. Versions are
 * the first of each engine; Edge, Opera, 360, QQ, Sogou and WeChat count as the Chromium inside them.
 */
export interface Engines {
  chrome: string;
  firefox: string;
  safari: string;
}

/** Everything works: menus, forms, downloads, the workbench. The syntax of all scripts is that of these. */
export const wholeFrom: Engines = { chrome: '92', firefox: '115', safari: '15.4' };

/** Looks and works as in the newest but for refinements. 109 is the last Chromium of Windows 7, 115 its last Firefox. @internal */
export const fullFrom: Engines = { chrome: '109', firefox: '115', safari: '16.4' };

/** What the styles in the pages themselves are written for. Older browsers load a second sheet in their place. */
export const newStyleFrom: Engines = { chrome: '123', firefox: '128', safari: '17.5' };

/** Holds in exactly the browsers of `newStyleFrom`: the one has come last to Chromium and Safari, the other to Firefox. */
export const NEW_STYLE_TEST = '(color:light-dark(red,red)) and (content:""/"")';

/**
 * What pages name as the code and the style for older browsers, until the build has written both and puts their addresses
 * here. Neither exists under the development server, which is for browsers of today.
 */
export const LEGACY_PLACEHOLDERS = { code: '/_astro/legacy.js', style: '/_astro/legacy.css' } as const;

/**
 * What the code for older browsers adds to them, as lint names it: free to be used wherever it is called late enough,
 * after a visitor has done something.
 */
export const addedToOldBrowsers = [
  'Object.hasOwn',
  'HTMLFormElement.requestSubmit',
  'HTMLElement.popover',
  'HTMLElement.showPopover',
  'HTMLElement.hidePopover',
  'HTMLElement.togglePopover',
  'HTMLButtonElement.popoverTargetElement',
] as const;

/** As build tools name targets: `chrome92`, `safari15.4`. */
export const buildTargets = ({ chrome, firefox, safari }: Engines): string[] => [
  `chrome${chrome}`,
  `edge${chrome}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari}`,
];
