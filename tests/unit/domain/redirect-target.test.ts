import { describe, expect, it } from 'vitest';
import { redirectTarget } from '#src/domain/redirect-target.ts';

const policy = { ownOrigin: 'https://site.test', allowedOrigins: ['https://app.berth.example'] };

describe('§7.24 redirectTarget', () => {
  it.each([
    ['/faq?a=1#top', 'https://site.test/faq?a=1#top'],
    ['/en', 'https://site.test/en'],
  ])('goes to %j at once', (target, href) => {
    expect(redirectTarget(target, policy)).toEqual({ kind: 'own', href });
  });

  it('asks before it leaves for a listed host', () => {
    const href = 'https://app.berth.example/login?x=1';
    expect(redirectTarget(href, policy)).toEqual({ kind: 'leave', href, host: 'app.berth.example' });
  });

  const wrong = ['https://evil.example/', '/redirect?target=/redirect', '/en/redirect', '//redirect'];
  it.each(wrong)('does not follow %s, which is forbidden or a loop', (target) => {
    expect(redirectTarget(target, policy)).toEqual({ kind: 'refused' });
  });

  it.each(['/redirected', '/en/redirect/on', '/news/redirect'])('does not take %s for a loop', (target) => {
    expect(redirectTarget(target, policy)).toMatchObject({ kind: 'own' });
  });
});
