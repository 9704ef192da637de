/**
 * What a visitor does in each browser. Each driver provides a few functions; elements are found by XPath, which all
 * drivers support, and by the dictionaries' texts.
 */
import { expect } from 'playwright/test';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, locales, localizedPath, otherLocales, type Locale } from '#i18n/locales.ts';
import { routePath, type RouteId } from '#src/config/routes.ts';
import { builtFile } from '#tests/helpers/downloads.ts';
import { filled } from '#tests/helpers/filled.ts';
import { newVisitor } from '#tests/helpers/form-pages.ts';
import { siteAt } from '#tests/helpers/site-server.ts';

export interface Visitor {
  resize: (width: number, height: number) => Promise<void>;
  open: (path: string) => Promise<void>;
  /** Waits until it is visible, as the functions below do. */
  see: (xpath: string) => Promise<void>;
  click: (xpath: string) => Promise<void>;
  fill: (xpath: string, text: string) => Promise<void>;
  attribute: (xpath: string, name: string) => Promise<string | null>;
  ask: (expression: string) => Promise<unknown>;
}

type Tell = (visitor: Visitor, origin: string) => Promise<void>;

const named = (element: string, name: string) => `//${element}[normalize-space()=${JSON.stringify(name)}]`;
const button = (name: string) => named('button', name);
const link = (name: string) => named('a', name);
const text = (words: string) => `//*[text()[contains(normalize-space(), ${JSON.stringify(words)})]]`;
const field = (label: string) =>
  `//*[@id=//label[starts-with(normalize-space(), ${JSON.stringify(label)})]/@for]`;

const GROUND = 'getComputedStyle(document.documentElement).backgroundColor';
const pathTo = (locale: Locale, route: RouteId) => localizedPath(locale, routePath(route));

/** Stories by the title of the test. */
export const story: Readonly<Record<string, Tell>> = {
  async 'home is styled, fits, and changes its colours'(visitor) {
    for (const locale of localeCodes) {
      await visitor.resize(1440, 900);
      await visitor.open(pathTo(locale, 'home'));
      await visitor.see('//main//h1');

      expect(await visitor.ask(GROUND)).toBe('rgb(239, 246, 248)');
      expect(
        await visitor.ask(
          "getComputedStyle(document.querySelector('.window__tabs'), '::before').backgroundColor",
        ),
      ).toMatch(/^rgb\(.*[1-9]/);
      await visitor.click(button(dictionaries[locale].common.theme.label));
      expect(await visitor.ask(GROUND)).toBe('rgb(5, 19, 23)');
      await visitor.click(button(dictionaries[locale].common.theme.label));
      await visitor.resize(900, 800);
      expect(
        await visitor.ask('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      ).toBe(0);
    }
  },

  async 'the menu of a narrow window opens, closes, and leads on'(visitor) {
    const { nav } = dictionaries['zh-CN'].common;
    const { side } = dictionaries['zh-CN'].siteWide;
    await visitor.resize(900, 800);
    await visitor.open(pathTo('zh-CN', 'about'));
    await visitor.click(button(side.open));
    await visitor.see(link(side.demo));
    await visitor.open(pathTo('zh-CN', 'about'));
    await visitor.click(button(nav.menu));
    await visitor.click(button(nav.close));
    await visitor.click(button(nav.menu));
    await visitor.click(`//nav${link(dictionaries['zh-CN'].download.meta.name)}`);
    await visitor.see(`//html[@lang="zh-CN"]//main//h1`);
    expect(await visitor.ask('location.pathname')).toBe(pathTo('zh-CN', 'download'));
  },

  async 'the other language is one press away, and stays'(visitor) {
    await visitor.resize(1440, 900);
    await visitor.open(pathTo('zh-CN', 'about'));
    for (const other of otherLocales('zh-CN')) {
      await visitor.click(`//header${link(locales[other].shortName)}`);
      await visitor.see(`//html[@lang="${locales[other].htmlLang}"]`);
      await visitor.open(pathTo('zh-CN', 'about'));
      await visitor.see(`//html[@lang="${locales[other].htmlLang}"]`);
    }
  },

  async 'a visitor registers'(visitor, origin) {
    const { registerForm, forms, success } = dictionaries['zh-CN'];
    const { phone, password, userName, company } = newVisitor();
    await visitor.resize(900, 800);
    await visitor.open(pathTo('zh-CN', 'register'));
    await visitor.fill(field(registerForm.phone), phone);
    await visitor.click(button(forms.code.get));
    await visitor.see(text(forms.code.sent));
    await visitor.fill(field(registerForm.code), await siteAt(origin).lastCode(`+86${phone}`));
    await visitor.fill(field(registerForm.password), password);
    await visitor.fill(field(registerForm.userName), userName);
    await visitor.fill(field(registerForm.companyName), company);
    await visitor.click(button(registerForm.submit));
    await visitor.see(text(forms.agreement.unticked));
    await visitor.click('//main//input[@type="checkbox"]');
    await visitor.click(button(registerForm.submit));
    await visitor.see(text(success.done));
  },

  async 'the download page offers the installer of the system, and another that is chosen'(visitor) {
    const { hero } = dictionaries['en-US'].installers;
    const offered = (system: string) =>
      `//a[starts-with(normalize-space(), ${JSON.stringify(filled(hero.button, { system }))})]`;
    await visitor.resize(1440, 900);
    await visitor.open(pathTo('en-US', 'download'));
    expect(await visitor.attribute(offered('Linux'), 'href')).toContain(builtFile('v6', 'linux').file);
    await visitor.click(`//label[normalize-space()=${JSON.stringify(hero.choices.windows)}]`);
    expect(await visitor.attribute(offered('Windows'), 'href')).toContain(builtFile('v6', 'windows').file);
  },

  async 'the workbench shows the shops of the client'(visitor) {
    const { shops } = dictionaries['en-US'].workbench;
    await visitor.resize(1440, 900);
    await visitor.open(`/dev/client?to=${encodeURIComponent(pathTo('en-US', 'workbench'))}`);
    await visitor.see(text(filled(shops.count, { shown: 40, total: 40 })));
  },
};
