import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineCodeOf } from '#integrations/lib/inline-code.ts';
import { parsePage } from '#src/domain/html.ts';

const read = (html: string) => inlineCodeOf(parsePage(html));
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('inlineCodeOf', () => {
  it.each([
    ['a script', '<script>run()</script>', ['run()']],
    ['line breaks as browsers read them', '<script>\n a\r\n</script>', ['\n a\n']],
    ['each script once', '<script>a</script><script>b</script><script>a</script>', ['a', 'b']],
    ['what stands in a template', '<template><script>a</script></template>', ['a']],
    ['what stands in noscript', '<noscript><script>a</script></noscript>', ['a']],
    ['no script from a file', '<script src="/a.js"></script><script type=module src=/b.js></script>', []],
    ['no data', '<script type="application/ld+json">{}</script>', []],
  ])('hashes %s', (_what, html, codes) => {
    expect(read(html)).toEqual({ scripts: codes.map(hash), styles: [], blocked: [] });
  });

  it('hashes styles apart from scripts', () => {
    expect(read('<style>a{}</style><style media=print>b{}</style>').styles).toEqual([
      hash('a{}'),
      hash('b{}'),
    ]);
  });

  it.each([
    ['<p style="color:red">', 'style="color:red"'],
    ['<button onclick="run()">', 'onclick="run()"'],
    ['<svg onload=run()>', 'onload="run()"'],
  ])('reports attributes in %s that no hash can allow', (html, blocked) => {
    expect(read(html).blocked).toEqual([blocked]);
  });
});
