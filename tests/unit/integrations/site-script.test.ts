import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it } from 'vitest';
import { nameSiteScript } from '#integrations/finish/site-script.ts';
import { htmlIn, parsePage } from '#src/domain/html.ts';

function finished(body: string): string {
  const page = parsePage(`<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`);
  nameSiteScript(page);
  return htmlIn(page);
}

const SITE = '<script type="module" src="/_astro/SiteScript.astro_astro_type_script.Ab1.js"></script>';
const DIRECTIVE = '<script>(()=>{(self.Astro||(self.Astro={})).intent=1})();</script>';

describe('nameSiteScript', () => {
  it('names the script on the root and takes its element away', () => {
    const html = finished(`<p>x</p>${SITE}`);

    expect(html).toContain(
      '<html lang="en" data-site-script="/_astro/SiteScript.astro_astro_type_script.Ab1.js">',
    );
    expect(html).not.toContain('<script');
  });

  it('takes the runtime of islands and their directives away, which the script brings', () => {
    const html = finished(
      `${DIRECTIVE}<script>${islandRuntime}</script><astro-island></astro-island>${SITE}`,
    );

    expect(html).toContain('<body><astro-island></astro-island></body>');
  });

  it('leaves other scripts, and pages without the site’s script, as they are', () => {
    const other = '<script>document.title</script>';

    expect(finished(`${other}${SITE}`)).toContain(other);
    expect(finished(`${DIRECTIVE}${other}`)).toContain(`${DIRECTIVE}${other}`);
  });
});
