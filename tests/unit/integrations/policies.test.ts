/** The content and place of a page's policy; `tests/build` checks which pages have which. */
import { describe, expect, it } from 'vitest';
import { policies, securePage } from '#integrations/finish/policies.ts';
import { htmlIn, parsePage } from '#src/domain/html.ts';

const html = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head><body></body></html>';

it('every page may reach the API, also on another host', async () => {
  const page = parsePage(html);
  await policies({ apiBase: 'https://api.berth.example/v1' }).page?.({ file: 'index.html', page });

  expect(htmlIn(page)).toContain("connect-src 'self' https://api.berth.example;");
});

it('every page also has a policy in the header, where browsers report', () => {
  const found = { file: 'faq.html', page: parsePage(html) };

  expect(securePage(found, [], { reportTo: '/api/reports' }).policy).toBeDefined();
});

describe('securePage', () => {
  const secure = (head: string, body = '') => {
    const page = parsePage(`<head>${head}</head><body>${body}</body>`);
    securePage({ file: 'about.html', page }, []);
    return htmlIn(page);
  };

  it('refuses a page that its own policy would break, with instructions', () => {
    expect(() => secure('<meta charset="utf-8">', '<p style="color:red">')).toThrow(
      'about.html: the content security policy blocks style="color:red". Use a class or an event listener instead.',
    );
  });

  it('refuses a page without its character set', () => {
    expect(() => secure('<title>a</title>')).toThrow('about.html has no <meta charset>');
  });
});
