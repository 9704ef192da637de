import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineCodeOf } from '#integrations/lib/inline-code.ts';
import { parsePage } from '#src/domain/html.ts';

const read = (html: string) => inlineCodeOf(parsePage(html));
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('inlineCodeOf', () => {
  it.each([
    ['a script', '<script>run()</script>', ['run()']],
    ['a module', '<script type="module">import "/a.js"</script>', ['import "/a.js"']],
    ['a script with other attributes', `<script data-a='>' async>run()</script>`, ['run()']],
    ['line breaks as browsers read them', '<script>\n a\r\n</script>', ['\n a\n']],
    ['Chinese text', '<script>"店"</script>', ['"店"']],
    ['each script once', '<script>a</script><script>b</script><script>a</script>', ['a', 'b']],
    ['an empty script', '<script></script>', ['']],
    ['what stands in a template', '<template><script>a</script></template>', ['a']],
    ['what stands in noscript', '<noscript><script>a</script></noscript>', ['a']],
    ['upper case', '<SCRIPT>a</SCRIPT >', ['a']],
    ['no script from a file', '<script src="/a.js"></script><script type=module src=/b.js></script>', []],
    ['no data', '<script type="application/ld+json">{}</script>', []],
    ['no script in an attribute', `<a title="<script>a</script>">b</a><script>c</script>`, ['c']],
    ['no script in a comment', '<!-- <script>a</script> --><script>c</script>', ['c']],
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
    [`<p class=a STYLE='color:red'>`, 'style="color:red"'],
    ['<button onclick="run()">', 'onclick="run()"'],
    ['<svg onload=run()>', 'onload="run()"'],
    ['<style onload="run()">a{}</style>', 'onload="run()"'],
  ])('reports what no hash allows in %s', (html, blocked) => {
    expect(read(html).blocked).toEqual([blocked]);
  });

  it.each(['<p title="style=a onclick=b">', '<p data-style="a">', '<p>style="a"</p>', '<one onx-y="a">'])(
    'leaves %s alone',
    (html) => {
      expect(read(html).blocked).toEqual([]);
    },
  );
});
