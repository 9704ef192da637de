import { describe, expect, it } from 'vitest';
import { headerPolicy, metaPolicy, sitePolicy } from '#integrations/lib/content-policy.ts';

const input = {
  inline: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
  connectTo: [],
  isEmbedded: false,
};

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the policy of a page', () => {
  it.each([headerPolicy(input), metaPolicy(input), sitePolicy])('has no unsafe source: %s', (policy) => {
    expect(policy).not.toMatch(/unsafe|\*(?!$)| https?:/);
  });

  it('allows pictures from the configured hosts, and from no other', () => {
    expect(directives(metaPolicy(input)).get('img-src')).toBe("'self' data:");
    const imagesFrom = ['https://img.shop.test'];
    expect(directives(metaPolicy({ ...input, imagesFrom })).get('img-src')).toBe(
      "'self' data: https://img.shop.test",
    );
  });

  it('names the address of reports only in the header, and only where it is set', () => {
    const reporting = { ...input, reportTo: '/api/reports' };
    expect(headerPolicy(reporting)).toMatch(/; report-uri \/api\/reports; report-to pages$/);
    expect(headerPolicy(input)).not.toContain('report');
    expect(metaPolicy(reporting)).not.toContain('report');
  });

  it.each([
    [{}, "'self'"],
    [{ isEmbedded: true }, "'self' ws://127.0.0.1:*"],
    [{ connectTo: ['https://api.example'] }, "'self' https://api.example"],
  ])('with %j lets the page connect to %s', (change, sources) => {
    expect(directives(headerPolicy({ ...input, ...change })).get('connect-src')).toBe(sources);
  });
});

describe('the policy of a page that may load the chat desk’s script', () => {
  const chatScript = 'https://cdn.desk.example';

  it('names that origin and no other, and allows one policy to make its address', () => {
    const page = directives(headerPolicy({ ...input, chatScript }));
    const plain = directives(headerPolicy(input));

    expect(page.get('script-src')).toBe(`${plain.get('script-src') ?? ''} ${chatScript}`);
    expect(page.get('connect-src')).toContain(`${chatScript} wss://cdn.desk.example`);
    expect(page.get('frame-src')).toBe(chatScript);
    expect(page.get('trusted-types')).toBe('chat-script');
    expect(page.get('require-trusted-types-for')).toBe("'script'");
    expect(page.get('style-src')).toBe(plain.get('style-src'));
  });

  it('has a default for Chatwoot’s style element, but allows no style from it', () => {
    const page = directives(headerPolicy({ ...input, chatScript, isChatwoot: true }));

    expect(page.get('trusted-types')).toBe('chat-script default');
    expect(page.get('style-src')).toBe(directives(headerPolicy(input)).get('style-src'));
    expect(directives(headerPolicy({ ...input, isChatwoot: true })).get('trusted-types')).toBe("'none'");
  });
});
