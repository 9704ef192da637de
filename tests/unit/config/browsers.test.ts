import { describe, expect, it } from 'vitest';
import { cssTables, entryIn, lackingIn } from '#scripts/lib/browser-support.ts';
import {
  buildTargets,
  fullFrom,
  newStyleFrom,
  NEW_STYLE_TEST,
  wholeFrom,
  type Engines,
} from '#src/config/browsers.ts';

const lightDark = entryIn(cssTables, 'types', 'color', 'light-dark');
const spokenText = entryIn(cssTables, 'properties', 'content', 'alt_text');

const earlier = ({ chrome, firefox, safari }: Engines): Engines => ({
  chrome: String(Number(chrome) - 1),
  firefox: String(Number(firefox) - 1),
  safari: (Number(safari) - 0.1).toFixed(1),
});

describe('the classes of browsers', () => {
  it.each(['chrome', 'firefox', 'safari'] as const)('contain each other in %s', (engine) => {
    const versions = [wholeFrom, fullFrom, newStyleFrom].map((engines) => Number(engines[engine]));

    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('name targets as build tools do', () => {
    expect(buildTargets({ chrome: '92', firefox: '115', safari: '15.4' })).toEqual([
      ...['chrome92', 'edge92', 'firefox115', 'safari15.4', 'ios15.4'],
    ]);
  });
});

describe('the question of a page', () => {
  it('asks for the two that came last', () => {
    expect(NEW_STYLE_TEST).toContain('light-dark(');
    expect(NEW_STYLE_TEST).toContain('content:""/""');
    expect([lightDark?.__compat, spokenText?.__compat]).not.toContain(undefined);
    expect([lightDark, spokenText].flatMap((entry) => lackingIn(entry, newStyleFrom))).toEqual([]);
  });

  it('is answered with no by browsers that are any older', () => {
    const lacking = [lightDark, spokenText].flatMap((entry) => lackingIn(entry, earlier(newStyleFrom)));
    const engines = lacking.map((text) => text.split(' ')[0]);

    expect(new Set(engines)).toEqual(new Set(['chrome', 'firefox', 'safari']));
  });

  // What the pages are written in besides: all of it is there where the answer is yes.
  it.each([
    ['layers', ['at-rules', 'layer']],
    ['nesting', ['selectors', 'nesting']],
    ['media ranges', ['at-rules', 'media', 'range_syntax']],
    ['OKLCH', ['types', 'color', 'oklch']],
    ['mixed colours', ['types', 'color', 'color-mix']],
    [':has()', ['selectors', 'has']],
    ['popovers', ['selectors', 'popover-open']],
    ['containers', ['at-rules', 'container']],
    ['heights of lines', ['types', 'length', 'lh']],
    ['heights of the window', ['types', 'length', 'viewport_percentage_units_dynamic']],
    ['masks', ['properties', 'mask']],
  ])('leaves nobody without %s', (_what, path) => {
    const entry = entryIn(cssTables, ...path);

    expect(entry?.__compat).toBeDefined();
    expect(lackingIn(entry, newStyleFrom)).toEqual([]);
  });
});
