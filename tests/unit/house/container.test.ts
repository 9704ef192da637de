/** The image holds what the server reads, and no package that it needs is for development only. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import manifest from '#package.json' with { type: 'json' };

const containerfile = readFileSync('docs/deploy/Containerfile', 'utf8');
const copied = [...containerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm)].map(
  ([, name = '']) => name,
);
const aliases = Object.entries(manifest.imports);

function fileOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  for (const [alias, target] of aliases) {
    const stem = alias.replace('*', '');
    if (alias.endsWith('*') ? specifier.startsWith(stem) : specifier === alias) {
      return posix.normalize(target.replace('*', specifier.slice(stem.length)));
    }
  }
  return undefined;
}

/** Everything that a file leads to by imports that are there when it runs. */
function reached(start: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([start]);
  const packages = new Set<string>();
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    const code = ts.transpile(readFileSync(file, 'utf8'), {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    });
    for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles) {
      const target = fileOf(file, fileName);
      if (target !== undefined) files.add(target);
      else if (!fileName.startsWith('node:')) {
        packages.add(
          fileName
            .split('/')
            .slice(0, fileName.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
  }
  return { files, packages };
}

describe.each(['server/main.ts', 'scripts/operate.ts'])('%s in the image', (start) => {
  const { files, packages } = reached(start);

  it('finds its files', () => {
    expect(files.size).toBeGreaterThan(50);
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
    const folders = new Set([...files].map((file) => file.split('/')[0] ?? ''));
    expect([...folders].filter((folder) => !copied.includes(folder))).toEqual([]);
  });

  it('finds its packages, without those for development', () => {
    expect(packages.size).toBeGreaterThan(3);
    expect([...packages].filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  });
});

describe('the image', () => {
  it('is run by nobody in particular, changes nothing of itself, and is asked how it is', () => {
    const stages = containerfile.split(/^FROM /m);
    const last = stages.at(-1) ?? '';
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toContain('/api/health');
    expect(last).not.toMatch(/^COPY .*--chown/m);
    expect(containerfile).toContain('--read-only --cap-drop all');
    // In podman's own format there is no health check.
    for (const text of [containerfile, readFileSync('docs/deploy/README.md', 'utf8')]) {
      const builds = text.match(/podman build .*/g) ?? [];
      expect(builds.filter((command) => !command.includes('--format docker'))).toEqual([]);
      expect(builds).not.toEqual([]);
    }
    expect(last).not.toMatch(/^(?:ENV|ARG|COPY) .*(?:\.env\b|SECRET|PASSWORD|TOKEN)/m);
  });
});
