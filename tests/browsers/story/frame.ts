/** What stands around every page: menus, language, theme, help, consent, and the network behind it all. */
import { locales, localizedPath, otherLocales } from '#i18n/locales.ts';
import { headerNav } from '#src/config/navigation.ts';
import { routePath, type RouteId } from '#src/config/routes.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import type { Gate } from '#tests/browsers/site.ts';
import { DESK, expectThat, PHONE, type Step, type Words } from './step.ts';

const within = 'header';

/** The first page behind the menu of products, in which no other link of the header leads to it. */
function product({ common }: Words): { path: string; name: string } {
  const group = headerNav.find((entry) => typeof entry === 'object' && entry.label === 'products');
  const [id] = typeof group === 'object' ? group.items : [];
  if (id === undefined) throw new Error('There is no menu of products.');
  const route: RouteId = id;
  return { path: routePath(route), name: common.pages[id] };
}

export const menusOnADesk: Step = {
  name: 'menus on a desk',
  isShort: true,
  async run(visitor, { words, at }) {
    const { nav } = words.common;
    const { path, name } = product(words);
    await visitor.resize(...DESK);
    await visitor.open(at('/about'));
    await visitor.rest();
    await visitor.click({ role: 'button', name: nav.products, within });
    await visitor.see({ role: 'link', name, within });
    await visitor.press('Escape');
    await visitor.missNow({ role: 'link', name, within });
    await visitor.click({ role: 'button', name: nav.help, within });
    await visitor.see({ role: 'link', name: words.common.pages.faq, within });
    await visitor.click({ role: 'button', name: nav.products, within });
    await visitor.click({ role: 'link', name, within });
    await visitor.until('the page of the link', async () => (await visitor.address()) === at(path));
  },
};

export const menuOnAPhone: Step = {
  name: 'menu on a phone',
  isShort: true,
  async run(visitor, { words, at }) {
    const { nav, pages } = words.common;
    const menu = { role: 'button', name: nav.menu, within };
    const download = { role: 'link', name: pages.download, within };
    const { path, name } = product(words);
    await visitor.resize(...PHONE);
    await visitor.open(at('/about'));
    expectThat(!(await visitor.sees(download)), 'the menu is closed');
    await visitor.rest();
    await visitor.click(menu);
    await visitor.see(download);
    await visitor.click({ role: 'button', name: nav.close, within });
    await visitor.missNow(download);
    await visitor.click(menu);
    await visitor.see(download);
    await visitor.press('Escape');
    await visitor.missNow(download);
    await visitor.click(menu);
    // What a group holds is there at once.
    await visitor.click({ role: 'link', name, within });
    await visitor.until('the page of the link', async () => (await visitor.address()) === at(path));
  },
};

export const language: Step = {
  name: 'language',
  isShort: true,
  async run(visitor, { locale, at }) {
    const [other = locale] = otherLocales(locale);
    await visitor.resize(...DESK);
    await visitor.open(at('/about'));
    await visitor.click({ role: 'link', name: locales[other].shortName, within });
    const there = localizedPath(other, '/about');
    await visitor.until('the other language', async () => (await visitor.address()) === there);
    // The choice counts from now on, whatever the address says.
    await visitor.open(at('/about'));
    await visitor.until('the language that was chosen', async () => (await visitor.address()) === there);
    const lang = await visitor.ask<string>('document.documentElement.lang');
    expectThat(lang === locales[other].htmlLang, `the page says that it is in ${locales[other].htmlLang}`);
  },
};

export const theme: Step = {
  name: 'light and dark',
  isShort: true,
  async run(visitor, { words, at }) {
    const background = async () => (await visitor.look()).background;
    await visitor.resize(...DESK);
    await visitor.open(at('/about'));
    await visitor.rest();
    const before = await background();
    const button = { role: 'button', name: words.common.theme.label, within };
    await visitor.click(button);
    await visitor.until('other colours', async () => (await background()) !== before);
    const chosen = await background();
    await visitor.open(at('/contact'));
    await visitor.rest();
    expectThat((await background()) === chosen, 'the next page has the colours that were chosen');
    await visitor.click(button);
    await visitor.until('the colours from before', async () => (await background()) === before);
    await visitor.ask(`localStorage.removeItem('${localKeys.theme}')`);
    if (!(await visitor.preferDark(true))) return;
    await visitor.open(at('/about'));
    await visitor.rest();
    const dark = await background();
    await visitor.preferDark(false);
    await visitor.until('the colours of a light system', async () => (await background()) !== dark);
  },
};

/** The line that asks about statistics waits for a sign of interest. */
const asking = '.consent';

export const chat: Step = {
  name: 'chat',
  isAsked: true,
  async run(visitor, { words, at }) {
    const { consent, side: t } = words.siteWide;
    await visitor.resize(...PHONE);
    await visitor.open(at('/privacy-choices'));
    await visitor.press('ArrowRight');
    await visitor.click({ role: 'button', name: consent.refuse, within: asking });
    await visitor.missNow({ selector: asking });
    await visitor.click({ role: 'button', name: t.open });
    await visitor.see({ role: 'link', name: t.phone });
    const before = await visitor.countWindows();
    await visitor.click({ selector: '#service-icon-button' });
    await visitor.until('the chat, in a window or in this one', async () => {
      const isHere = (await visitor.address()).includes('/customer-service');
      const isDesk = await visitor.sees({ selector: '.desk-visitor' });
      return isHere || isDesk || (await visitor.countWindows()) > before;
    });
  },
};

export const privacy: Step = {
  name: 'privacy choices',
  isAsked: true,
  async run(visitor, { words, at }) {
    const { analytics } = words.privacyChoices;
    await visitor.resize(...DESK);
    await visitor.open(at('/privacy-choices'));
    await visitor.press('ArrowRight');
    await visitor.see({ text: analytics.states.ask });
    await visitor.see({ selector: asking, text: words.siteWide.consent.text });
    await visitor.click({ role: 'button', name: analytics.allow, within: 'main' });
    await visitor.see({ text: analytics.states.granted });
    await visitor.missNow({ selector: asking });
    await visitor.click({ role: 'button', name: analytics.refuse, within: 'main' });
    await visitor.see({ text: analytics.states.refused });
    await visitor.open(at('/privacy-choices'));
    await visitor.see({ text: analytics.states.refused });
  },
};

/** What browsers say of a request that did not go through. */
const LOST =
  /ERR_|Failed to (?:load|fetch)|NetworkError|Could not connect|network connection|access control|Loading failed/i;

/** @param lost the visitor looks around without a network, which is there again afterwards */
async function withoutNetwork(gate: Gate, lost: () => Promise<void>): Promise<void> {
  await gate.lose();
  try {
    await lost();
  } finally {
    await gate.find();
  }
}

export const network: Step = {
  name: 'network lost and found',
  expected: LOST,
  async run(visitor, { words, at, gate, phone }) {
    const { registerForm, forms } = words;
    const getCode = { role: 'button', name: forms.code.get };
    await visitor.resize(...DESK);
    await visitor.open(at('/register'));
    await visitor.fill({ role: 'textbox', name: registerForm.phone }, phone);
    await visitor.rest();
    await withoutNetwork(gate, async () => {
      await visitor.click(getCode);
      await visitor.see({ text: forms.apiErrors.network });
    });
    await visitor.click(getCode);
    await visitor.see({ text: forms.code.sent });
  },
};

/** A browser remembers an import that has failed: the code has to come all the same, on the same page. */
export const lostCode: Step = {
  name: 'code lost and found',
  expected: LOST,
  async run(visitor, { words, at, gate }) {
    const box = { role: 'searchbox', name: words.search.label };
    const hit = { role: 'link', within: '[role=search], search' };
    await visitor.resize(...DESK);
    await visitor.open(at('/faq'));
    await visitor.rest();
    await withoutNetwork(gate, async () => {
      await visitor.fill(box, '1001');
      await visitor.rest();
      expectThat(!(await visitor.sees(hit)), 'there is nothing to see without the code');
    });
    await visitor.fill(box, '10015');
    await visitor.see(hit);
  },
};
