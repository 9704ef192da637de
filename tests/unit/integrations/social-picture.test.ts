import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '#integrations/social/picture.ts';
import { createTypesetter, type Typesetter } from '#integrations/social/type.ts';

const titles = ['更新日志 V6', 'Moving shops off a VPS without startling the marketplace', '泊店浏览器'];
let type: Typesetter;

beforeAll(async () => {
  type = await createTypesetter(titles.join(''));
});

describe('the typesetter', () => {
  it('sets Chinese and Latin side by side, as wide as they are large', () => {
    const [small, large] = [type.measure('更新日志 V6', 40), type.measure('更新日志 V6', 80)];

    expect(large).toBeCloseTo(small * 2, 3);
    expect(type.measure('更新', 40)).toBeCloseTo(80, 0);
    expect(type.set('更新日志 V6', 40).match(/<path /g)?.length).toBe(6);
  });

  it('leaves out what no font has, and says so', async () => {
    const other = await createTypesetter('a\u{1F6A2}');

    expect(other.set('a\u{1F6A2}', 40).match(/<path /g)).toHaveLength(1);
    expect([...other.missing]).toEqual(['\u{1F6A2}']);
  });
});

describe('drawPicture', () => {
  it('draws a long title in at most three lines within the picture, without any text element', () => {
    const svg = drawPicture(
      { title: titles[1] ?? '', brand: '泊店浏览器', locale: 'en-US', seed: '/en/news/one' },
      type,
    );

    const lines = [...svg.matchAll(/translate\(80 ([\d.]+)\)/g)].map(([, y]) => Number(y));
    expect(svg).toContain('width="1200" height="630"');
    expect(svg).not.toContain('<text');
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines)).toBeLessThan(500);
  });
});
