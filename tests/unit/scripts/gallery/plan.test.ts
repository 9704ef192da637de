import { describe, expect, it } from 'vitest';
import { fileOf, planGallery, readGalleryOptions } from '#scripts/gallery/plan.ts';
import { routes } from '#src/config/routes.ts';

const plan = (...args: string[]) => planGallery(readGalleryOptions(args));

describe('planGallery', () => {
  it('takes every route and the lost page at three sizes, in both themes and languages', () => {
    expect(plan()).toHaveLength((routes.length + 1) * 3 * 2 * 2);
  });

  it('takes what was asked for, each under a name of its own', () => {
    const shots = plan(
      '--routes',
      'home,download',
      '--sizes',
      '360,1200',
      '--themes',
      'dark',
      '--locales',
      'en-US',
    );

    expect(shots.map(({ address, height }) => [address, height])).toEqual([
      ['/en', 780],
      ['/en/download', 780],
      ['/en', 900],
      ['/en/download', 900],
    ]);
    expect(shots.map(fileOf)).toEqual([
      'en-US/360-dark/home.webp',
      'en-US/360-dark/download.webp',
      'en-US/1200-dark/home.webp',
      'en-US/1200-dark/download.webp',
    ]);
  });

  it.each([
    [['--routes', 'nowhere'], /--routes does not know "nowhere"/],
    [['--sizes', 'wide'], /"wide" is no width/],
    [['--against', '../elsewhere'], /is no commit/],
  ])('refuses %j', (args, message) => {
    expect(() => plan(...args)).toThrow(message);
  });
});
