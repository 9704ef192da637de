/**
 * Lint rules: the strict, typed sets as they stand, then the rules of this house; each departure from the sets
 * carries its reason. Layout is prettier's business, the direction of imports has its own test, and the
 * accessibility of the pages is judged in a browser.
 */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** `.astro` files are typed by `astro check`; here they are read without types. */
const typed = ['**/*.ts', '**/*.tsx'];
const astroScripts = ['**/*.astro/*.ts'];

/** A suppression without a reason is a riddle to whoever reads it next. */
const reasonedSuppression = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*eslint-disable/.test(comment.value) && !/ -- \S/.test(comment.value)) {
            context.report({ loc: comment.loc, message: 'Say why: eslint-disable-next-line rule -- reason' });
          }
        }
      },
    };
  },
};

const browserGlobals = [
  ...['window', 'document', 'location', 'history', 'navigator', 'screen'],
  ...['localStorage', 'sessionStorage', 'cookieStore', 'matchMedia'],
].map((name) => ({ name, message: 'Only src/browser touches the page; pass in what you need.' }));

const namedExportsOnly = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports: one name for one thing, everywhere.',
};
/** The build would take both for what follows the import itself: a failed fetch before it would never come to the second. */
const wholeImports = {
  selector:
    'CallExpression[callee.property.name="then"][callee.object.type="ImportExpression"][arguments.length=2]',
  message: 'Name the import first: const load = () => import(…); load().then(…, …)',
};
const clockReads = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Pass the time in.' },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Pass the time in.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Pass chance in.',
  },
];
/** The build takes the syntax down to the browsers of src/config/browsers.ts, and adds nothing that they lack. */
const lateInBrowsers = [
  ...[
    'canParse',
    'fromAsync',
    'groupBy',
    'isWellFormed',
    'toReversed',
    'toSorted',
    'toSpliced',
    'withResolvers',
  ],
  ...['getOrInsert', 'startViewTransition', 'requestIdleCallback'],
]
  .map((property) => ({ property }))
  .concat([{ object: 'AbortSignal', property: 'any' }])
  .map((name) => ({ ...name, message: 'The oldest browsers do not have it: docs/browsers.md.' }));
const testHoles = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs, every time.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what has to happen, not for time to pass.',
  },
];

export default defineConfig(
  { ignores: ['dist', 'dist-mirror', 'dist-desk', '**/.astro', '.data', '.cache', 'public', 'test-results'] },
  js.configs.recommended,
  {
    plugins: {
      house: {
        rules: {
          'reasoned-suppression': reasonedSuppression,
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/reasoned-suppression': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-else-return': 'error',
      'no-restricted-syntax': ['error', namedExportsOnly, wholeImports],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: typed,
    ignores: astroScripts,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.json' } },
  },
  {
    files: typed,
    ignores: astroScripts,
    rules: {
      // `onClick={() => setOpen(true)}` reads better than the same with braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Numbers print the same everywhere; objects, null and undefined stay forbidden in templates.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `const { secret: _secret, ...rest }` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // The <script> elements of .astro files: the parser hands them over without types; `astro check` types them.
    files: astroScripts,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.astro'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  // After the sets, whose parser would otherwise read .astro files as TypeScript.
  astro.configs.recommended,
  { files: ['**/*.astro'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  { ...reactHooks.configs.flat.recommended, files: ['islands/**/*.tsx', 'src/stores/**/*.ts'] },
  {
    files: [...typed, '**/*.astro'],
    ignores: ['bridge-lib/**', 'i18n/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../*'], message: 'Use the aliases of package.json (#src/…); ./ is for neighbours.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'islands/**/*.{ts,tsx}', 'bridge-lib/**/*.ts', 'i18n/**/*.ts'],
    // The library has a browser side of its own, in one file.
    ignores: [
      'src/browser/**',
      'bridge-lib/src/browser.ts',
      'bridge-lib/extension/panel.ts',
      ...astroScripts,
    ],
    rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
  },
  {
    files: ['src/domain/**/*.ts', 'client-model/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...browserGlobals,
        ...['fetch', 'setTimeout', 'setInterval'].map((name) => ({ name, message: 'This layer is pure.' })),
      ],
      'no-restricted-syntax': ['error', namedExportsOnly, wholeImports, ...clockReads],
    },
  },
  {
    // What browsers run. The rest of src runs at build.
    files: [
      'src/{api,browser,config,domain,scripts,stores}/**/*.ts',
      'src/components/**/*.ts',
      'islands/**/*.{ts,tsx}',
      'bridge-lib/src/**/*.ts',
      'client-model/**/*.ts',
      'i18n/*.ts',
      ...astroScripts,
    ],
    // The pages of the desk are for our own people, who have a browser of today.
    ignores: ['islands/desk/**', 'src/api/desk/**', 'src/stores/desk/**', 'src/browser/desk/**'],
    rules: { 'no-restricted-properties': ['error', ...lateInBrowsers] },
  },
  { files: ['tests/**'], rules: { 'no-restricted-syntax': ['error', namedExportsOnly, ...testHoles] } },
  // Command-line tools talk to whoever started them.
  {
    files: ['scripts/**', 'integrations/**', 'tests/{bench,language}/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.mjs', '*.config.js'], languageOptions: { globals: globals.node } },
  // Tools demand a default export here, and packages without types of their own are what they are.
  {
    files: [
      '**/*.config.{js,ts}',
      '**/*.d.ts',
      'src/browser/islands/on-intent.ts',
      'tests/helpers/fixture-site.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // A table of cases is long before it is complicated.
  {
    files: ['tests/**'],
    rules: { 'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }] },
  },
  // Dictionaries grow with their page, not with a second reason to change.
  { files: ['i18n/*/*.ts'], rules: { 'max-lines': 'off' } },
);
