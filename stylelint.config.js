/**
 * The grammar of the style sheets: space, type, lines and widths come out of the few values of src/styles/tokens.css. Where
 * anything else is needed, the page is to be laid out anew.
 */
const space = String.raw`(-?[0-3]px|0|auto|inherit|-?[\d.]+(em|rem|lh|pt|%)|var\(--[\w-]+\)|calc\(.*\))`;

export default {
  ignoreFiles: [
    // Its style is printed by a template.
    'src/components/layout/OfferChoice.astro',
  ],
  rules: {
    'function-disallowed-list': ['clamp'],
    // In rem, so that a larger font in the browser's settings gets the layout of a narrower window.
    'media-feature-name-value-allowed-list': {
      '/^(min-|max-)?width$/': ['37.5rem', '56.25rem', '75rem'],
    },
    'declaration-property-value-allowed-list': {
      'font-size': [
        String.raw`/^var\(--text-\d\d\)$/`,
        '/^[0-9.]+(em|pt)$/',
        'max(1rem, 16px)',
        'inherit',
        '0',
      ],
      'font-weight': ['400', '700', '400 700'],
      font: [
        'inherit',
        String.raw`/^(400|700) var\(--text-\d\d\)( \/ [\w.()-]+)? var\(--font-\w+\)$/`,
        '/^[0-9.]+pt/',
      ],
      '/^border(-(block|inline))?(-(start|end))?(-width)?$/': [
        String.raw`/^(?!.*(?<![\d.])(?!(1|1\.5|10)px)[\d.]+(px|rem))/`,
      ],
      '/^((row-|column-)?gap|(padding|margin)(-.*)?)$/': [`/^${space}( ${space})*$/`],
    },
  },
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
    { files: ['src/styles/tokens.css'], rules: { 'function-disallowed-list': null } },
    // The one step of a page is a button, between plain and bold.
    {
      files: ['src/styles/components.css'],
      rules: { 'declaration-property-value-allowed-list': { 'font-weight': ['400', '600', '700'] } },
    },
  ],
};
