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
import { attributeOf, elementsIn, parseHtmlFragment } from '#src/domain/html.ts';
import { attributeValues, builtPages, spokenIn } from '#tests/helpers/built-site.ts';

/** Words for a chat with a person in both languages; WeChat and Chatwoot are names. */
const CHAT_WORDS = /(?<!we|snap)\bchat(?!woot)|聊天|在线客服|客服在线/i;

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
      const words = [...spokenIn(page), ...attributeValues(page, ['meta'], 'content')];

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

    expect(spokenIn(render(true)).some((text) => CHAT_WORDS.test(text))).toBe(true);
    expect(spokenIn(render(false)).filter((text) => CHAT_WORDS.test(text))).toEqual([]);
    const buttons = elementsIn(render(false), 'a').filter(
      (link) => attributeOf(link, 'id') === 'service-icon-button',
    );
    expect(buttons.map(spokenIn)).toEqual([[side.message]]);
  });
});
