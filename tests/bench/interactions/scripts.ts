/** What a visitor does on each page of the bench, by the words that stand there; everything by real input. */
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PathOf } from '#src/config/routes.ts';

export interface Interaction {
  name: string;
  run: (page: Page) => Promise<void>;
}

export interface Subject {
  /** In the default language. */
  path: PathOf<'register' | 'applications' | 'downloadList' | 'workbench'>;
  /** What is special of it, where a page has several. */
  note?: string;
  /** Before anything is measured. */
  ready: (page: Page) => Promise<void>;
  interactions: readonly Interaction[];
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
/** A sentence of the dictionary with any number in it. */
const withNumber = (text: string) => new RegExp(text.replace(/\{\{\w+\}\}/, '[\\d,]+'));
/** Unlike `fill`, as keys: each of them is an interaction. */
const type = async (field: Locator, text: string): Promise<void> => {
  await field.click();
  await field.pressSequentially(text, { delay: 60 });
};
/** A choice from a list by keyboard, as the list itself belongs to the browser. */
const choose = async (list: Locator, key = 'ArrowDown'): Promise<void> => {
  await list.waitFor(); // a hidden one would take the key and tell nothing
  await list.focus();
  await list.press(key);
};

let phones = 0;
/** A code comes to a number once a minute. */
const freshPhone = (): string => `139${String(10_000_000 + (phones += 1))}`;

function registrations(locale: Locale): Subject[] {
  const { registerForm: labels, forms } = dictionaries[locale];
  const field = (page: Page, name: 'phone' | 'password' | 'userName' | 'companyName') =>
    page.getByRole('textbox', { name: new RegExp(`^${labels[name]}`) });
  const ask = (page: Page) => button(page, forms.code.get).click();
  const rest: Interaction[] = [
    { name: 'type a password', run: (page) => type(field(page, 'password'), 'harbour7walls') },
    { name: 'type a user name', run: (page) => type(field(page, 'userName'), 'harbour2026') },
    { name: 'type a company', run: (page) => type(field(page, 'companyName'), 'Berth Network') },
    { name: 'tick the agreement', run: (page) => page.getByRole('checkbox').click() },
    { name: 'submit without a code', run: (page) => page.locator('button[type=submit]').click() },
  ];
  return [
    {
      path: '/register',
      ready: (page) => field(page, 'phone').scrollIntoViewIfNeeded(),
      interactions: [
        { name: 'type a phone number', run: (page) => type(field(page, 'phone'), freshPhone()) },
        { name: 'ask for a code', run: ask },
        ...rest,
      ],
    },
    {
      path: '/register',
      note: 'where a code is refused',
      async ready(page) {
        const phone = freshPhone();
        // Somewhere else: here the button would count down.
        const elsewhere = await page.context().browser()?.newPage();
        for (const tab of [elsewhere, page].filter((tab) => tab !== undefined)) {
          if (tab !== page) await tab.goto(page.url());
          await field(tab, 'phone').fill(phone);
        }
        if (!elsewhere) return;
        await ask(elsewhere);
        await elsewhere.getByText(forms.code.sent).waitFor();
        await elsewhere.close();
      },
      interactions: [{ name: 'ask again too soon', run: ask }, ...rest],
    },
  ];
}

function market(locale: Locale): Subject {
  const { market: words } = dictionaries[locale];
  const category = (page: Page, name: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  const [opener = ''] = words.open.split('{{category}}');
  return {
    path: '/applications',
    ready: (page) => button(page, withNumber(words.more)).waitFor(),
    interactions: [
      { name: 'fetch more', run: (page) => button(page, withNumber(words.more)).click() },
      // On a phone they stand behind a button.
      { name: 'open the categories', run: (page) => button(page, new RegExp(`^${opener}`)).click() },
      { name: 'choose a category', run: (page) => category(page, words.categories.rpa).click() },
      { name: 'choose all again', run: (page) => category(page, words.all).click() },
      { name: 'search', run: (page) => type(page.getByRole('searchbox'), 'price') },
      { name: 'find nothing', run: (page) => type(page.getByRole('searchbox'), 'zzqq') },
      { name: 'clear the search', run: (page) => button(page, words.empty.clear).click() },
    ],
  };
}

function versions(locale: Locale): Subject {
  const { filters, pages, sort, compare } = dictionaries[locale].downloadList;
  return {
    path: '/downloadlist',
    ready: (page) => button(page, pages.next).waitFor(),
    interactions: [
      { name: 'next page', run: (page) => button(page, pages.next).click() },
      // On a phone they stand behind a button.
      { name: 'open the filters', run: (page) => button(page, filters.open).click() },
      { name: 'all rows at once', run: (page) => choose(page.getByLabel(filters.size), 'End') },
      { name: 'sort by version', run: (page) => page.getByTitle(sort.version).click() },
      { name: 'filter by edition', run: (page) => choose(page.getByLabel(filters.line)) },
      { name: 'filter by system', run: (page) => choose(page.getByLabel(filters.system)) },
      { name: 'compare with another', run: (page) => choose(page.getByLabel(compare.second)) },
    ],
  };
}

function workbench(locale: Locale): Subject {
  const { remedies, demo, shops, tabs } = dictionaries[locale].workbench;
  const tab = (page: Page, name: Exclude<keyof typeof tabs, 'label'>) =>
    page.getByRole('tab', { name: tabs[name] });
  return {
    path: '/app/site',
    ready: (page) => button(page, remedies.demo).waitFor(),
    interactions: [
      {
        name: 'begin the demo',
        run: async (page) => {
          await button(page, remedies.demo).click();
          await page.getByText(demo.notice).waitFor();
        },
      },
      {
        name: 'search a shop',
        run: (page) => type(page.getByRole('searchbox', { name: shops.search }), 'lazada'),
      },
      {
        name: 'clear the search',
        run: (page) => page.getByRole('searchbox', { name: shops.search }).press('Escape'),
      },
      { name: 'shops at risk alone', run: (page) => page.getByLabel(shops.risky).click() },
      { name: 'plug-ins', run: (page) => tab(page, 'plugins').click() },
      { name: 'lines', run: (page) => tab(page, 'gateway').click() },
      { name: 'system', run: (page) => tab(page, 'system').click() },
      { name: 'shops again', run: (page) => tab(page, 'shops').click() },
    ],
  };
}

export const subjectsIn = (locale: Locale): readonly Subject[] => [
  ...registrations(locale),
  market(locale),
  versions(locale),
  workbench(locale),
];
