/**
 * Lint rules: what is wrong outright, by category; then the strict and the stylistic rules that are worth a failure, by
 * name; then the rules of this house. Layout is oxfmt's business, and the accessibility of the pages is judged in a
 * browser.
 */
import { defineConfig } from 'oxlint';
import { directionOfImports } from './scripts/lib/layers.ts';

const errors = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'error' as const]));
const typed = (...names: readonly string[]) => errors(...names.map((name) => `typescript/${name}`));

const browserGlobals = [
  ...['window', 'document', 'location', 'history', 'navigator', 'screen'],
  ...['localStorage', 'sessionStorage', 'cookieStore', 'matchMedia'],
].map((name) => ({
  name,
  message: 'Only src/browser and the browser.ts of a room touch the page; pass in what you need.',
}));

const clockReads = [
  { object: 'Date', property: 'now', message: 'Pass the time in.' },
  { object: 'Math', property: 'random', message: 'Pass chance in.' },
];
/** The build lowers syntax to the browsers of src/config/browsers.ts, but adds no missing APIs. */
const lateInBrowsers = [
  ...['canParse', 'fromAsync', 'groupBy', 'isWellFormed', 'toReversed', 'toSorted', 'toSpliced'],
  ...['withResolvers', 'getOrInsert', 'startViewTransition', 'requestIdleCallback'],
]
  .map((property) => ({ property }))
  .concat([{ object: 'AbortSignal', property: 'any' } as { property: string }])
  .map((name) => ({ ...name, message: 'The oldest browsers do not have it: docs/browsers.md.' }));
const testHoles = [
  ...['it', 'test', 'describe'].flatMap((object) =>
    ['only', 'skip', 'todo', 'fixme'].map((property) => ({
      object,
      property,
      message: 'Every test runs, every time.',
    })),
  ),
  { property: 'waitForTimeout', message: 'Wait for what has to happen, not for time to pass.' },
];

export default defineConfig({
  plugins: ['typescript', 'oxc', 'import'],
  jsPlugins: ['./scripts/lib/lint-rules.ts'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  ignorePatterns: [
    'dist',
    'dist-mirror',
    'dist-desk',
    '**/.astro',
    '.data',
    '.cache',
    'public',
    'test-results',
  ],
  rules: {
    ...errors('house/reasoned-suppression', 'house/whole-imports', 'import/no-default-export'),
    ...errors(
      'eqeqeq',
      'no-case-declarations',
      'no-console',
      'no-else-return',
      'no-empty',
      'no-empty-function',
    ),
    ...errors('no-fallthrough', 'no-implied-eval', 'no-prototype-builtins', 'no-regex-spaces', 'no-var'),
    ...errors(
      'no-array-constructor',
      'no-unexpected-multiline',
      'no-useless-assignment',
      'no-useless-constructor',
    ),
    ...errors('object-shorthand', 'prefer-const', 'prefer-promise-reject-errors', 'prefer-rest-params'),
    ...errors('prefer-spread', 'prefer-template', 'preserve-caught-error'),
    // These two reject correct code: calls by name, and strings in the order of their letters.
    'import/namespace': 'off',
    'typescript/require-array-sort-compare': 'off',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    // `const { secret: _secret, ...rest }` leaves a field out.
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...typed('adjacent-overload-signatures', 'array-type', 'ban-ts-comment', 'ban-tslint-comment'),
        ...typed(
          'class-literal-property-style',
          'consistent-generic-constructors',
          'consistent-indexed-object-style',
        ),
        ...typed('consistent-type-assertions', 'consistent-type-definitions', 'dot-notation'),
        ...typed(
          'no-confusing-non-null-assertion',
          'no-deprecated',
          'no-dynamic-delete',
          'no-empty-object-type',
        ),
        ...typed('no-explicit-any', 'no-extraneous-class', 'no-inferrable-types', 'no-invalid-void-type'),
        ...typed('no-misused-promises', 'no-mixed-enums', 'no-namespace', 'no-non-null-assertion'),
        ...typed('no-non-null-asserted-nullish-coalescing', 'no-require-imports'),
        ...typed('no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition'),
        ...typed('no-unnecessary-template-expression', 'no-unnecessary-type-arguments'),
        ...typed('no-unnecessary-type-assertion', 'no-unnecessary-type-constraint'),
        ...typed('no-unnecessary-type-conversion', 'no-unnecessary-type-parameters'),
        ...typed('no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-enum-assignment'),
        ...typed('no-unsafe-enum-comparison', 'no-unsafe-function-type', 'no-unsafe-member-access'),
        ...typed('no-unsafe-return', 'non-nullable-type-assertion-style', 'only-throw-error', 'prefer-find'),
        ...typed('prefer-for-of', 'prefer-function-type', 'prefer-includes', 'prefer-literal-enum-member'),
        ...typed('prefer-nullish-coalescing', 'prefer-optional-chain', 'prefer-reduce-type-parameter'),
        ...typed('prefer-regexp-exec', 'prefer-return-this-type', 'prefer-string-starts-ends-with'),
        ...typed('related-getter-setter-pairs', 'require-await', 'restrict-plus-operands'),
        ...typed('unified-signatures', 'use-unknown-in-catch-callback-variable'),
        // `onClick={() => setOpen(true)}` reads better than the same with braces.
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // Numbers print the same everywhere; objects, null and undefined stay forbidden in templates.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    ...directionOfImports,
    {
      files: ['islands/**/*.{ts,tsx}', 'src/stores/**/*.ts'],
      plugins: ['react'],
      rules: errors(
        ...['rules-of-hooks', 'exhaustive-deps', 'static-components', 'use-memo', 'immutability', 'globals'],
        ...['refs', 'set-state-in-effect', 'error-boundaries', 'purity', 'set-state-in-render'],
      ),
    },
    {
      files: ['src/**/*.ts', 'islands/**/*.{ts,tsx}', 'bridge-lib/**/*.ts', 'i18n/**/*.ts'],
      // Rooms and the library have their own browser side.
      excludeFiles: [
        'src/browser/**',
        'islands/**/{browser.ts,browser/**}',
        'bridge-lib/src/browser.ts',
        'bridge-lib/extension/panel.ts',
      ],
      rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
    },
    {
      // Code for browsers. The rest of src runs in the build.
      files: [
        'src/{api,browser,config,domain,scripts,stores}/**/*.ts',
        'src/components/**/*.{ts,astro}',
        'islands/**/*.{ts,tsx}',
        'bridge-lib/src/**/*.ts',
        'client-model/**/*.ts',
        'i18n/*.ts',
      ],
      // The desk's pages are for staff with current browsers.
      excludeFiles: ['islands/desk/**'],
      rules: { 'no-restricted-properties': ['error', ...lateInBrowsers] },
    },
    {
      files: ['src/domain/**/*.ts', 'client-model/**/*.ts'],
      rules: {
        'house/no-clock': 'error',
        'no-restricted-globals': [
          'error',
          ...browserGlobals,
          ...['fetch', 'setTimeout', 'setInterval'].map((name) => ({ name, message: 'This layer is pure.' })),
        ],
        'no-restricted-properties': ['error', ...lateInBrowsers, ...clockReads],
      },
    },
    { files: ['tests/**'], rules: { 'no-restricted-properties': ['error', ...testHoles] } },
    // Command-line tools print their results.
    { files: ['scripts/**', 'integrations/**', 'tests/{bench,language}/**'], rules: { 'no-console': 'off' } },
    // Tools require a default export here, and some packages lack types.
    {
      files: [
        '**/*.config.{js,ts}',
        '**/*.d.ts',
        '**/*.astro',
        'scripts/lib/lint-rules.ts',
        'src/browser/islands/on-intent.ts',
        'tests/helpers/fixture-site.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // A table of cases is long, but not complicated.
    {
      files: ['tests/**'],
      rules: { 'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }] },
    },
    // Dictionaries grow with their page, not with a second purpose.
    { files: ['i18n/*/*.ts'], rules: { 'max-lines': 'off' } },
  ],
});
