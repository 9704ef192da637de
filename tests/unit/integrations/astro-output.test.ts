import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it } from 'vitest';
import { tidyAstroOutput } from '#integrations/finish/astro-output.ts';
import { htmlIn, parsePage } from '#src/domain/html.ts';

function tidied(body: string, head = ''): string {
  const page = parsePage(`<html><head>${head}</head><body>${body}</body></html>`);
  tidyAstroOutput(page);
  return htmlIn(page);
}

const SITE = '<script type="module" src="/_astro/SiteScript.Ab1.js"></script>';
const DIRECTIVE = '<script>(()=>{(self.Astro||(self.Astro={})).intent=1})();</script>';
const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';

describe('tidyAstroOutput', () => {
  it('names the site’s script on the root, and takes away what it brings: its element, runtime and directives', () => {
    expect(tidied(`${DIRECTIVE}<script>${islandRuntime}</script><p>x</p>${SITE}`)).toBe(
      '<html data-site-script="/_astro/SiteScript.Ab1.js"><head></head><body><p>x</p></body></html>',
    );
  });

  it('leaves other scripts, and those of pages without the site’s script', () => {
    const other = '<script>document.title</script>';

    expect(tidied(`${other}${SITE}`)).toContain(other);
    expect(tidied(`${DIRECTIVE}${other}`)).toContain(`${DIRECTIVE}${other}`);
  });

  it('moves the style of islands into the head’s own, or to its end', () => {
    expect(tidied(`<p>b</p>${STYLE}`, '<style>p{}</style>')).toBe(
      '<html><head><style>p{}astro-island,astro-slot{display:contents}</style></head><body><p>b</p></body></html>',
    );
    expect(tidied(`<p>b</p>${STYLE}`, '<title>a</title>')).toBe(
      `<html><head><title>a</title>${STYLE}</head><body><p>b</p></body></html>`,
    );
  });

  it('takes from every island, nested ones too, the id that depends on the machine', () => {
    expect(
      tidied(
        '<astro-island uid="a" client="idle"><astro-island uid="b" ssr=""></astro-island></astro-island>',
      ),
    ).toContain('<astro-island client="idle"><astro-island ssr=""></astro-island></astro-island>');
    expect(tidied('<p uid="a1">b</p>')).toContain('<p uid="a1">b</p>');
  });
});
