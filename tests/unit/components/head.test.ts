import { describe, expect, it } from 'vitest';
import { getHead, type HeadInput } from '#src/components/layout/head.ts';

const page: HeadInput = {
  locale: 'en-US',
  path: '/download',
  title: 'Download',
  description: 'All builds.',
  brand: 'Berth Browser',
  siteUrl: new URL('https://www.example.test'),
  indexed: true,
};

function values(input: HeadInput, name: string): string[] {
  return getHead(input).tags.flatMap(({ attributes }) =>
    Object.values(attributes).includes(name) ? [attributes['href'] ?? attributes['content'] ?? ''] : [],
  );
}

describe('getHead', () => {
  it('puts the brand after the title, on the home page before it', () => {
    expect(getHead(page).title).toBe('Download · Berth Browser');
    expect(getHead({ ...page, path: '/', title: 'Each shop apart' }).title).toBe(
      'Berth Browser · Each shop apart',
    );
  });

  it('leaves the brand out if a search result would cut it off', () => {
    const title = 'Everything that a page of forty-five signs says'.slice(0, 45);

    expect(getHead({ ...page, title: title.slice(1) }).title).toBe(`${title.slice(1)} · Berth Browser`);
    expect(getHead({ ...page, title }).title).toBe(title);
  });

  it('gives the social picture an absolute address', () => {
    expect(values({ ...page, image: '/social/en/download.png' }, 'og:image')).toEqual([
      'https://www.example.test/social/en/download.png',
    ]);
    expect(values(page, 'og:image')).toEqual([]);
  });
});
