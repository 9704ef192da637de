/** What a page says, to whoever reads it and to whoever has it read out. */
import { attributeOf, isElement, isText, nodesIn, type Parent } from '#src/domain/html.ts';

const HEARD = ['title', 'alt', 'aria-label', 'placeholder', 'content'];

/** A talk with a person, in words of either language; WeChat and Chatwoot are names. */
export const CHAT_WORDS = /(?<!we|snap)\bchat(?!woot)|聊天|在线客服|客服在线/i;

export function spokenWords(page: Parent): string[] {
  return [...nodesIn(page)].flatMap((node) => {
    if (isText(node)) {
      const parent = node.parentNode && isElement(node.parentNode) ? node.parentNode.tagName : '';
      return ['script', 'style'].includes(parent) ? [] : [node.value.trim()];
    }
    if (!isElement(node) || node.tagName === 'astro-island') return [];
    return HEARD.flatMap((name) => attributeOf(node, name) ?? []);
  });
}
