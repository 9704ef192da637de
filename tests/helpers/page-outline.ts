/**
 * What a reader of a built page meets, in order: headings, links and texts, each text with the language it stands in.
 * Reads what the build writes, where every element is closed; not a parser for pages of others.
 */
import { attributeValues } from './built-site.ts';

export interface PageOutline {
  /** One that is hidden may still be waiting for its words. */
  headings: { rank: number; text: string; isHidden: boolean }[];
  links: { href: string; hreflang: string | undefined }[];
  /** Words that are shown or read out, outside of code, scripts and drawings; `lang` is the nearest one given. */
  texts: { text: string; lang: string }[];
  ids: Set<string>;
}

const silent = new Set(['script', 'style', 'svg', 'code', 'kbd', 'samp', 'head', 'noscript', 'template']);
const single = new Set(['br', 'wbr', 'hr', 'img', 'input', 'link', 'meta', 'source', 'col', 'area', 'track']);
const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+)/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const decode = (text: string) =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
};

export function outlineOf(html: string): PageOutline {
  const outline: PageOutline = {
    headings: [],
    links: [],
    texts: [],
    ids: new Set(attributeValues(html, '[a-z][\\w-]*', 'id')),
  };
  const open: { name: string; lang: string; isSilent: boolean; isHidden: boolean }[] = [];
  const here = () => open.at(-1) ?? { name: '', lang: '', isSilent: false, isHidden: false };
  for (const [, isClosing, rawName, attributes = '', text] of html.matchAll(token)) {
    if (text !== undefined) {
      const words = decode(text).replace(/\s+/g, ' ').trim();
      if (words === '' || here().isSilent) continue;
      outline.texts.push({ text: words, lang: here().lang });
      const heading = open.some(({ name }) => /^h[1-6]$/.test(name));
      const last = outline.headings.at(-1);
      if (heading && last) last.text = `${last.text} ${words}`.trim();
      continue;
    }
    const name = rawName?.toLowerCase();
    if (name === undefined) continue;
    if (isClosing) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const lang = attribute(attributes, 'lang') ?? here().lang;
    const isHidden = here().isHidden || /\shidden\b/.test(attributes);
    if (/^h[1-6]$/.test(name) && !here().isSilent)
      outline.headings.push({ rank: Number(name[1]), text: '', isHidden });
    if (name === 'a') {
      const href = attribute(attributes, 'href');
      if (href !== undefined) outline.links.push({ href, hreflang: attribute(attributes, 'hreflang') });
    }
    for (const label of ['alt', 'aria-label', 'placeholder', 'title']) {
      const words = attribute(attributes, label)?.trim();
      if (words && !here().isSilent) outline.texts.push({ text: words, lang });
    }
    if (single.has(name) || attributes.endsWith('/')) continue;
    open.push({ name, lang, isSilent: here().isSilent || silent.has(name), isHidden });
  }
  return outline;
}
