/**
 * Twelve pages as whoever listens to them meets them: landmarks, roles, names, states and live messages, in their order. Names
 * come from the dictionaries, and what editors write is left out, so only a change of the structure is a change here.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect, test } from '#tests/helpers/test.ts';

const {
  common: { nav, pages, skipToContent, theme },
  detect,
  downloadList: { filters },
  forms,
  installers,
  invite,
  market,
  privacyChoices: { analytics },
  registerForm,
  requestForm,
  search,
  siteWide: { side },
  trialCompany,
  workbench,
} = dictionaries['en-US'];

/** Names may hold what YAML takes for its own. */
const named = (role: string, name: string) => `${role} ${JSON.stringify(name)}`;
const items = (lines: readonly string[], depth = 1) =>
  lines.map((line) => `${'  '.repeat(depth)}- ${line}`).join('\n');

const head = `
- ${named('link', skipToContent)}
- banner:
  - link
  - navigation "${nav.label}":
    - list:
      - listitem:
        - ${named('link', pages.home)}
      - listitem:
        - ${named('group', nav.products)}
      - listitem:
        - ${named('link', pages.applications)}
  - button "${theme.label}" [pressed=false]
  - link
  - ${named('link', nav.login)}
  - ${named('link', nav.signUp)}`;
const slimHead = `
- ${named('link', skipToContent)}
- banner:
  - link
  - button "${theme.label}" [pressed=false]
  - link`;
/** After the page: legal pages and contacts, the ways to a person, and the place where notices are told. */
const foot = `
- contentinfo:
  - navigation
- complementary "${side.label}"
- status`;
const slimFoot = `
- contentinfo:
  - list:
    - listitem:
      - ${named('link', pages.userService)}
- status`;

const filter = (name: string) => `combobox "${name}"`;
const PAGES: readonly { path: string; slim?: 'flow' | 'registration'; main: readonly string[] }[] = [
  { path: '/en', main: ['heading [level=1]', 'heading [level=2]'] },
  {
    path: '/en/download',
    main: ['heading [level=1]', named('group', installers.hero.legend), 'status', 'heading [level=2]'],
  },
  {
    path: '/en/register',
    slim: 'registration',
    main: ['heading [level=1]', 'region'],
  },
  {
    path: '/en/staffregister?token=none-of-this-name',
    slim: 'flow',
    main: [
      'heading [level=1]',
      `status:\n    - heading ${JSON.stringify(invite.invalid.title)} [level=2]\n    - link\n    - link`,
    ],
  },
  {
    path: '/en/applications',
    main: [
      'heading [level=1]',
      `search:\n    - ${named('searchbox', market.search)}\n    - group "${market.category}":\n      - radio "${market.all}" [checked]`,
      'status: /\\d+/',
      'list',
    ],
  },
  {
    path: '/en/app/site',
    slim: 'flow',
    main: ['heading [level=1]', 'heading [level=2]', 'link', named('button', workbench.remedies.demo)],
  },
  {
    path: '/en/partners',
    main: [
      'heading [level=1]',
      'table',
      `region:\n    - heading [level=2]\n    - form "${requestForm.labels.application}"`,
    ],
  },
  {
    path: '/en/contact',
    main: [
      'heading [level=1]',
      `region:\n    - heading [level=2]\n    - form "${requestForm.labels.feedback}":\n      - group "${requestForm.fields.kind}"\n      - textbox "${requestForm.fields.content}"\n      - status\n      - button "${requestForm.submit.feedback}"`,
    ],
  },
  {
    path: '/en/faq',
    main: [
      'heading [level=1]',
      `search:\n    - searchbox "${search.label}"\n    - button "${search.submit}"\n    - status`,
      'region',
    ],
  },
  {
    path: '/en/detect',
    main: [
      'heading [level=1]',
      'status',
      named('button', detect.again),
      named('button', detect.copy),
      'list',
    ],
  },
  {
    path: '/en/privacy-choices',
    main: [
      'heading [level=1]',
      `heading "${analytics.title}" [level=2]`,
      'status',
      `button "${analytics.allow}" [pressed=false]`,
      `button "${analytics.refuse}" [pressed=false]`,
    ],
  },
  {
    path: '/en/downloadlist',
    main: [
      'heading [level=1]',
      ...[filters.line, filters.system, filters.status, filters.size].map(filter),
      'status: /\\d+/',
      'region:\n    - table',
    ],
  },
];

test('tells twelve pages by landmarks, names, states and live places, in order', async ({ page }) => {
  test.setTimeout(60_000);
  for (const { path, slim, main } of PAGES) {
    await page.goto(path);
    const tree = `${slim ? slimHead : head}\n- main:\n${items(main)}${slim ? slimFoot : foot}`;
    await expect(page.locator('body'), path).toMatchAriaSnapshot(
      // A registration has the ways to a person, as pages have.
      slim === 'registration'
        ? tree.replace('\n- status', `\n- complementary "${side.label}"\n- status`)
        : tree,
    );
  }
});

test('reads the registration and the trial by their fields and states', async ({ page }) => {
  await page.goto('/en/register');
  await expect(page.getByRole('form', { name: registerForm.label })).toMatchAriaSnapshot(`
    - combobox "${forms.area.label}"
    - textbox "${registerForm.phone}"
    - textbox "${registerForm.code}"
    - button "${forms.code.get}"
    - status
    - textbox "${registerForm.password}"
    - button "${forms.showPassword}" [pressed=false]
    - textbox "${registerForm.userName}"
    - group "${registerForm.type}":
      - radio [checked]
    - textbox "${registerForm.companyName}"
    - checkbox [checked=false]
    - button "${registerForm.submit}"
  `);
  await page.goto('/en/webtrial');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - button "${trialCompany.band.reset}"
    - group "${trialCompany.who.member}":
      - radio [checked]
    - group "${trialCompany.who.device}":
      - radio [checked]
  `);
});
