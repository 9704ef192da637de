/**
 * Without a desk nothing on the site speaks of chat. What a setting takes away is taken out of the built pages here; what is
 * left, in words that people read or hear, must not name it. The rail is rendered as it is without a desk.
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
  nodesIn,
  isElement,
  isText,
  parsePiece,
  type Parent,
} from '#src/domain/html.ts';
import { builtPages } from '#tests/helpers/built-site.ts';

const CHAT = /(?<!we|snap)\bchat(?!woot)|聊天|在线客服|客服在线/i;
const HEARD = ['title', 'alt', 'aria-label', 'placeholder', 'content'];

/** Each stands on a page by `hasChat` alone: see the uses of src/config/chat.ts. */
const OF_THE_DESK = new Set<string>(
  localeCodes.flatMap((code) => {
    const { siteWide, chatAndOffers, requestPages } = dictionaries[code];
    return [siteWide.chat.chat, chatAndOffers.chat.open, requestPages.contact.more.chat];
  }),
);

function wordsOf(page: Parent): string[] {
  return [...nodesIn(page)].flatMap((node) => {
    if (isText(node)) {
      const parent = node.parentNode && isElement(node.parentNode) ? node.parentNode.tagName : '';
      return ['script', 'style'].includes(parent) ? [] : [node.value.trim()];
    }
    if (!isElement(node) || node.tagName === 'astro-island') return [];
    return HEARD.flatMap((name) => attributeOf(node, name) ?? []);
  });
}

describe('a site without a desk', () => {
  it.each(builtPages)('does not speak of chat at $address', ({ page }) => {
    const words = wordsOf(page);

    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((text) => CHAT.test(text) && !OF_THE_DESK.has(text))).toEqual([]);
  });

  it.each(localeCodes)('has a rail that offers a message instead, in %s', (locale) => {
    const { side } = dictionaries[locale].siteWide;
    const render = (hasDesk: boolean) =>
      parsePiece(
        renderToStaticMarkup(createElement(Chat, { locale, hasDesk, mayRunScript: false, hasRail: true })),
      );

    expect(wordsOf(render(true)).some((text) => CHAT.test(text))).toBe(true);
    expect(wordsOf(render(false)).filter((text) => CHAT.test(text))).toEqual([]);
    const buttons = elementsIn(render(false), 'a').filter(
      (link) => attributeOf(link, 'id') === 'service-icon-button',
    );
    expect(buttons.map((button) => wordsOf(button))).toEqual([[side.message]]);
  });
});
