import { describe, expect, it } from 'vitest';
import { adView, type AdPolicy, type BookedAd } from '#src/domain/ad-view.ts';

const ownOrigin = 'https://www.berth.example';
const policy: AdPolicy = {
  place: 'top',
  locale: 'zh-CN',
  links: { ownOrigin, allowedOrigins: ['https://app.berth.example'] },
  pictures: { ownOrigin, allowedOrigins: ['https://img.berth.example'] },
};
const pictures = { img: '', expand_img: '' };
const ad: BookedAd = { link: '/promotions', ...pictures, title: 'T', ad_id: '7', ad_name: 'autumn' };

describe('§3.25 §4.6 adView', () => {
  it('shows an ad of our own in the page’s language', () => {
    expect(adView(ad, policy)?.href).toBe(`${ownOrigin}/promotions`);
    expect(adView(ad, { ...policy, locale: 'en-US' })?.href).toBe(`${ownOrigin}/en/promotions`);
  });

  it.each([
    ['/en/promotions', '/en/promotions'],
    ['/', '/en'],
    ['/engine', '/en/engine'],
  ])('on English pages leads from %s to %s', (link, path) => {
    const view = adView({ ...ad, link }, { ...policy, locale: 'en-US' });

    expect(view && new URL(view.href).pathname).toBe(path);
  });

  it.each(['', 'javascript:alert(1)'])('shows no ad with the link %j (T2)', (link) => {
    expect(adView({ ...ad, link }, policy)).toBeUndefined();
  });

  it.each([
    ['top', '/a.svg', '/b.svg', `${ownOrigin}/a.svg`],
    ['bottom', '/a.svg', '/b.svg', `${ownOrigin}/b.svg`],
    ['bottom', '/a.svg', '', `${ownOrigin}/a.svg`],
    ['top', 'https://img.berth.example/a.png', '', 'https://img.berth.example/a.png'],
    ['top', 'https://evil.example/a.png', '', ''],
  ] as const)('at the %s with %j and %j shows %j', (place, img, expand_img, picture) => {
    expect(adView({ ...ad, img, expand_img }, { ...policy, place })?.picture).toBe(picture);
  });

  it.each([
    ['top', '/b.svg', `${ownOrigin}/b.svg`],
    ['top', 'https://evil.example/b.png', ''],
    ['bottom', '/b.svg', ''],
  ] as const)('at the %s with the expanded picture %j opens %j', (place, expand_img, expanded) => {
    expect(adView({ ...ad, expand_img }, { ...policy, place })?.expanded).toBe(expanded);
  });

  it.each([
    [{ title: 'T' }, 'T'],
    [{ title: '' }, 'autumn'],
    [{ title: '', ad_name: '' }, ''],
    // Our own text never stands over another site's link.
    [{ title: '', ad_name: '', link: 'https://app.berth.example/x' }, 'app.berth.example'],
  ])('with %j says %j', (fields, title) => {
    expect(adView({ ...ad, ...fields }, policy)?.title).toBe(title);
  });

  it('shortens a title that is too long for any box', () => {
    expect(adView({ ...ad, title: 'x'.repeat(1000) }, policy)?.title).toHaveLength(120);
  });
});
