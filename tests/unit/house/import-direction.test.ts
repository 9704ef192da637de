import { describe, expect, it } from 'vitest';
import { findOffences } from '#scripts/lib/import-direction.ts';
import { listSources } from '#scripts/lib/sources.ts';

describe('the direction of imports', () => {
  it('is kept by every source file', () => {
    const sources = listSources('.');

    expect(sources.length).toBeGreaterThan(10);
    expect(findOffences(sources)).toEqual([]);
  });
});

const imports = (specifier: string) => `import { x } from '${specifier}';\n`;

describe('findOffences', () => {
  it.each([
    ['src/domain/a.ts', '../browser/cookies.ts'],
    ['islands/register/a.tsx', '../invite/invite.tsx'],
    ['src/layouts/Page.astro', '#src/pages/index.astro'],
    ['server/app.ts', '#src/stores/overlays.ts'],
    ['scripts/start.ts', '#tests/helpers/clock.ts'],
    ['src/domain/a.ts', '#unknown/a.ts'],
    ['somewhere/a.ts', '#src/config/site.ts'],
  ])('forbids %s to import %s', (path, specifier) => {
    const text = path.endsWith('.astro') ? `---\n${imports(specifier)}---\n<p />` : imports(specifier);

    const offences = findOffences([{ path, text }]);

    expect(offences).toHaveLength(1);
    expect(offences[0]).toContain(`${path} imports ${specifier}: `);
  });

  it.each([
    ['a type', `import type { x } from '#server/app.ts';`],
    ['an export', `export { x } from '#server/app.ts';`],
    ['an effect', `import '#server/app.ts';`],
    ['a lazy import', `const load = () => import('#server/app.ts');`],
    ['a glob', `const all = import.meta.glob('/server/*.ts');`],
  ])('sees %s', (_what, text) => {
    expect(findOffences([{ path: 'src/stores/a.ts', text }])).toHaveLength(1);
    expect(findOffences([{ path: 'src/components/A.astro', text: `---\n${text}\n---\n<p />` }])).toHaveLength(
      1,
    );
    expect(
      findOffences([{ path: 'src/components/A.astro', text: `<p />\n<script>${text}</script>` }]),
    ).toHaveLength(1);
  });
});
