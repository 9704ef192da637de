import { describe, expect, it } from 'vitest';
import { fillBrand, fillBrandDeep } from '#src/config/brand-text.ts';
import { contact, site } from '#src/config/site.ts';

describe('fillBrand', () => {
  it.each([
    ['zh-CN', '下载{{brand}}或{{brandLite}}', `下载${site['zh-CN'].brand}或${site['zh-CN'].brandLite}`],
    ['en-US', '{{company}} makes {{brand}}', `${site['en-US'].company} makes ${site['en-US'].brand}`],
    ['en-US', 'Write to {{securityEmail}}', `Write to ${contact.securityEmail}`],
    ['zh-CN', '{{newUserCoupon}} 元，{{supportFrom}} 起', '38 元，9:00 起'],
    ['zh-CN', '没有占位符', '没有占位符'],
  ] as const)('fills %s: %s', (locale, text, filled) => {
    expect(fillBrand(locale, text)).toBe(filled);
  });

  it.each(['{{brnd}}', '{{toString}}', '{{__proto__}}'])('stops at %s', (text) => {
    expect(() => fillBrand('en-US', text)).toThrow(`Unknown placeholder ${text}`);
  });
});

const text =
  '1.1 first\n\n1.2 {{brand}} reports{{ifReports}}\n\n| a | b |\n| - | - |\n| c{{ifReports}} | d |\n\nlast\n';
const { brand } = site['en-US'];

it('a line that holds {{ifReports}} is kept only if pages report their faults', () => {
  const whole = `1.1 first\n\n1.2 ${brand} reports\n\n| a | b |\n| - | - |\n| c | d |\n\nlast\n`;
  expect(fillBrand('en-US', text, true)).toBe(whole);
  expect(fillBrand('en-US', text)).toBe('1.1 first\n\n\n| a | b |\n| - | - |\n\nlast\n');
});

it('fillBrandDeep fills every string of frontmatter and keeps everything else as it is', () => {
  const updated = new Date('2020-12-30');

  expect(
    fillBrandDeep('en-US', { title: '{{brand}}', list: ['{{brand}}', 1], updated, draft: false }),
  ).toEqual({ title: site['en-US'].brand, list: [site['en-US'].brand, 1], updated, draft: false });
});
