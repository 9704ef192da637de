import { describe, expect, it } from 'vitest';
import { absoluteLinks } from '#src/content/absolute-links.ts';

describe('absoluteLinks', () => {
  it.each([
    ['<a href="/en/faq#x">a</a>', '<a href="https://www.example/en/faq#x">a</a>'],
    ['<p><img src="/a.png"></p>', '<p><img src="https://www.example/a.png"></p>'],
  ])('turns %s into %s', (from, to) => {
    expect(absoluteLinks(from, new URL('https://www.example'))).toBe(to);
  });

  it.each([
    '<a href="//other.example/x">a</a>',
    '<a href="https://other.example/">a</a>',
    '<a href="#top">a</a>',
    '<p>It says href="/x" and means it.</p>',
  ])('leaves %s', (html) => {
    const read = absoluteLinks(html, new URL('https://www.example'));

    expect(read).not.toContain('www.example');
    expect(absoluteLinks(read, new URL('https://www.example'))).toBe(read);
  });
});
