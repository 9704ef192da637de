import { describe, expect, it } from 'vitest';
import { absoluteLinks, atomFeed, escapeXml, type Feed } from '#src/domain/feeds.ts';

const feed: Feed = {
  title: 'News & notes',
  description: 'What is new',
  author: 'Berth <Network>',
  language: 'en',
  homeUrl: 'https://www.example/en/news',
  feedUrl: 'https://www.example/en/news/atom.xml',
  entries: [
    {
      url: 'https://www.example/en/news/one',
      title: 'One & only',
      summary: 'Short',
      html: '<p>Long]]> &amp; "quoted"</p>',
      published: new Date('2026-01-20T00:00:00Z'),
      updated: new Date('2026-02-01T00:00:00Z'),
      category: 'guide',
    },
    {
      url: 'https://www.example/en/news/two',
      title: 'Two',
      summary: 'Short',
      html: '<p>Long</p>',
      published: new Date('2025-01-20T00:00:00Z'),
      updated: new Date('2025-01-20T00:00:00Z'),
    },
  ],
};

describe('atomFeed', () => {
  const xml = atomFeed(feed);

  it('has its own address, its page, its language and its last change', () => {
    expect(xml).toContain('xml:lang="en"');
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://www.example/en/news/atom.xml"/>',
    );
    expect(xml).toContain('<id>https://www.example/en/news</id>');
    expect(/<updated>(.+)<\/updated>/.exec(xml)?.[1]).toBe('2026-02-01T00:00:00.000Z');
  });

  it('escapes texts and contains the article as escaped HTML', () => {
    expect(xml).toContain('<title>One &amp; only</title>');
    expect(xml).toContain('<name>Berth &lt;Network&gt;</name>');
    expect(xml).toContain('&lt;p&gt;Long]]&gt; &amp;amp; &quot;quoted&quot;&lt;/p&gt;');
  });
});

it('escapeXml drops characters that XML does not allow', () => {
  expect(escapeXml('a\u0000b\u000bc\nd')).toBe('abc\nd');
});

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
