import { expect, it } from 'vitest';
import { findViolations } from '#scripts/lib/import-direction.ts';
import { listSources } from '#scripts/lib/sources.ts';

it('the direction of imports is followed by every source file', () => {
  const sources = listSources('.');

  expect(sources.length).toBeGreaterThan(10);
  expect(findViolations(sources)).toEqual([]);
});

const imports = (specifier: string) => `import { x } from '${specifier}';\n`;

it.each([
  ['src/domain/a.ts', '../browser/cookies.ts'],
  ['islands/register/a.tsx', '../invite/invite.tsx'],
  ['src/layouts/Page.astro', '#src/pages/index.astro'],
  ['server/app.ts', '#src/stores/overlays.ts'],
  ['scripts/start.ts', '#tests/helpers/clock.ts'],
  ['src/domain/a.ts', '#unknown/a.ts'],
  ['somewhere/a.ts', '#src/config/site.ts'],
])('findViolations forbids %s to import %s', (path, specifier) => {
  const text = path.endsWith('.astro') ? `---\n${imports(specifier)}---\n<p />` : imports(specifier);

  const offences = findViolations([{ path, text }]);

  expect(offences).toHaveLength(1);
  expect(offences[0]).toContain(`${path} imports ${specifier}: `);
});
