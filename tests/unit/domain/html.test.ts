import { describe, expect, it } from 'vitest';
import {
  append,
  attributeOf,
  createElement,
  elementsIn,
  findElement,
  headOf,
  htmlIn,
  insertAfter,
  parsePage,
  parsePiece,
  prepend,
  remove,
  setAttribute,
  textIn,
} from '#src/domain/html.ts';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

describe('looking into a page', () => {
  const document = parsePage(
    page('<p title="<b>">a</p><template><b>in</b></template><!-- <b>no</b> --><script>"<b>"</script>'),
  );

  it('finds elements in their order, in templates too, and none in attributes, comments and scripts', () => {
    expect(elementsIn(document, 'b').map(textIn)).toEqual(['in']);
    expect(elementsIn(document, 'p', 'script').map(({ tagName }) => tagName)).toEqual(['p', 'script']);
  });

  it('finds the first element with all the attributes that are asked for', () => {
    const head = parsePage(page('', '<link rel="icon" href="/a"><link rel="canonical" href="/b">'));

    expect(attributeOf(findElement(head, 'link', { rel: 'canonical' }) ?? headOf(head), 'href')).toBe('/b');
    expect(findElement(head, 'link', { rel: 'canonical', href: '/a' })).toBeUndefined();
  });

  it('tells an attribute without a value from one that is not there', () => {
    const [input] = elementsIn(parsePiece('<input required>'), 'input');

    expect(input && attributeOf(input, 'required')).toBe('');
    expect(input && attributeOf(input, 'disabled')).toBeUndefined();
  });
});

describe('changing a page', () => {
  it('sets attributes, and escapes them when it writes', () => {
    const piece = parsePiece('<a href="/a">b</a>');
    for (const link of elementsIn(piece, 'a')) {
      setAttribute(link, 'href', '/"&');
      setAttribute(link, 'id', 'c');
    }

    expect(htmlIn(piece)).toBe('<a href="/&quot;&amp;" id="c">b</a>');
  });

  it('moves, adds and takes out elements', () => {
    const document = parsePage(page('<p>a</p><style>b{}</style><i>c</i>', '<title>d</title>'));
    append(headOf(document), ...elementsIn(document, 'style'));
    elementsIn(document, 'i').forEach(remove);
    for (const paragraph of elementsIn(document, 'p')) {
      prepend(paragraph, createElement('b', { class: 'e' }, 'f'));
      insertAfter(paragraph, createElement('hr', {}));
    }

    expect(htmlIn(document)).toBe(
      page('<p><b class="e">f</b>a</p><hr>', '<title>d</title><style>b{}</style>'),
    );
  });

  it('puts nothing after what stands nowhere', () => {
    expect(() => insertAfter(createElement('p', {}), createElement('p', {}))).toThrow('<p> stands nowhere');
  });
});
