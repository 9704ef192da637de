/**
 * A site without a desk does not mention chat. The test removes from the built pages what that setting removes; the
 * remaining text, shown or announced, must not mention it.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { Chat } from '#islands/chat/Chat.tsx';
import {
  attributeOf,
  elementsIn,
  isElement,
  isText,
  nodesIn,
  parseHtmlFragment,
  type Parent,
} from '#src/domain/html.ts';
import { builtPages } from '#tests/helpers/built-site.ts';

const HEARD = ['title', 'alt', 'aria-label', 'placeholder', 'content'];

/** Words for a chat with a person in both languages; WeChat and Chatwoot are names. */
const CHAT_WORDS = /(?<!we|snap)\bchat(?!woot)|聊天|在线客服|客服在线/i;

/** A page's text for readers and screen readers. */
function spokenWords(page: Parent): string[] {
  return [...nodesIn(page)].flatMap((node) => {
    if (isText(node)) {
      const parent = node.parentNode && isElement(node.parentNode) ? node.parentNode.tagName : '';
      return ['script', 'style'].includes(parent) ? [] : [node.value.trim()];
    }
    if (!isElement(node) || node.tagName === 'astro-island') return [];
    return HEARD.flatMap((name) => attributeOf(node, name) ?? []);
  });
}

/** Parts that depend on `hasChat` only: see the uses of src/config/chat.ts. */
const OF_THE_DESK = new Set<string>(
  localeCodes.flatMap((code) => {
    const { siteWide, chatAndOffers, requestPages } = dictionaries[code];
    return [siteWide.chat.chat, chatAndOffers.chat.open, requestPages.contact.more.chat];
  }),
);

describe('a site without a desk', () => {
  it('does not mention chat on any page', () => {
    for (const { address, page } of builtPages) {
      const words = spokenWords(page);

      expect(words.length, address).toBeGreaterThan(10);
      expect(
        words.filter((text) => CHAT_WORDS.test(text) && !OF_THE_DESK.has(text)),
        address,
      ).toEqual([]);
    }
  });

  it.each(localeCodes)('links to the message form instead of the chat, in %s', (locale) => {
    expect(dictionaries[locale].requestPages.contact.more.message).not.toMatch(CHAT_WORDS);
  });

  it.each(localeCodes)('offers a message in its rail instead, in %s', (locale) => {
    const { side } = dictionaries[locale].siteWide;
    const render = (hasDesk: boolean) =>
      parseHtmlFragment(renderToStaticMarkup(createElement(Chat, { locale, hasDesk, mayRunScript: false })));

    expect(spokenWords(render(true)).some((text) => CHAT_WORDS.test(text))).toBe(true);
    expect(spokenWords(render(false)).filter((text) => CHAT_WORDS.test(text))).toEqual([]);
    const buttons = elementsIn(render(false), 'a').filter(
      (link) => attributeOf(link, 'id') === 'service-icon-button',
    );
    expect(buttons.map((button) => spokenWords(button))).toEqual([[side.message]]);
  });
});
