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
  it('names the site’s script on the root, and removes what it loads: its element, runtime and directives', () => {
    expect(tidied(`${DIRECTIVE}<script>${islandRuntime}</script><p>x</p>${SITE}`)).toBe(
      '<html data-site-script="/_astro/SiteScript.Ab1.js"><head></head><body><p>x</p></body></html>',
    );
  });

  it('keeps other scripts, and those of pages without the site’s script', () => {
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

  it('shortens a component’s scope to a letter or two, in style, elements and the props of islands', () => {
    const style = (a: string, b: string) => `<style>p[${a}]{}</style><style>b[${b}],p[${a}]{}</style>`;

    expect(
      tidied(
        '<p data-astro-cid-ab1 props="data-astro-cid-cd2">b</p>',
        style('data-astro-cid-ab1', 'data-astro-cid-cd2'),
      ),
    ).toBe(
      `<html><head>${style('data-0', 'data-1')}</head><body><p data-0="" props="data-1">b</p></body></html>`,
    );
  });

  it('removes unused attributes of icons and islands, and keeps options', () => {
    expect(
      tidied('<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x" width="24"></svg>'),
    ).toContain('<svg width="24"></svg>');
    expect(tidied('<svg class="mark"></svg>')).toContain('<svg class="mark"></svg>');
    expect(tidied(`<astro-island opts='{"name":"A","value":true}'></astro-island>`)).toContain(
      '<astro-island opts="{}"></astro-island>',
    );
    expect(tidied(`<astro-island opts='{"value":{"rootMargin":"9px"}}'></astro-island>`)).toContain('9px');
  });
});
