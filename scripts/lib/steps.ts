/** The checks of `npm test`, each a command of its own. */
import { existsSync } from 'node:fs';
import type { needs } from './machine.ts';
import { createPassedBefore, projectDigest } from './passed-before.ts';
import { exitOf, startNode } from './processes.ts';
import type { Outcome, Step } from './scheduler.ts';
import { buildSite, isBuildFresh } from './site-build.ts';
import { countsIn } from './test-counts.ts';

type Need = keyof typeof needs;

export interface Check extends Step {
  title: string;
  needs: readonly Need[];
}

/** Runs a command, keeps what it says. */
async function capture(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = startNode(args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { code: await exitOf(child), output };
}

/** A command whose tests count one by one. */
function tests(...args: string[]): () => Promise<Outcome> {
  return async () => {
    const { code, output } = await capture(args);
    const { passed, failed } = countsIn(output);
    // No test at all, or an end that no test explains, is a failure too.
    const isBroken = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: isBroken ? 1 : failed, output };
  };
}

/** A command that passes or fails as a whole. */
function whole(...args: string[]): () => Promise<Outcome> {
  return async () => {
    const { code, output } = await capture(args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };
}

async function build(): Promise<Outcome> {
  if (isBuildFresh()) return { passed: 1, failed: 0, output: '' };
  const chunks: string[] = [];
  const code = await buildSite({ stdio: ['ignore', 'pipe', 'pipe'] }, (chunk) => chunks.push(chunk));
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: chunks.join('') };
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

function check(id: string, title: string, run: Step['run'], more: Partial<Check> = {}): Check {
  return { id, title, run, after: [], cores: 1, needs: [], ...more };
}

const unlessPassed = createPassedBefore('.cache/passed', () => projectDigest('.'));

async function types(): Promise<Outcome> {
  const run = whole('node_modules/astro/bin/astro.mjs', 'check');
  // It also writes what other checks read.
  return existsSync('.astro/types.d.ts') ? unlessPassed('types', run)() : run();
}

/**
 * In the order of preference: types first, because they write what lint and build read; then what takes long, so that no
 * processor waits for the last of it before the browsers begin, which want both.
 */
export const checks: readonly Check[] = [
  check('types', 'types (astro check)', types),
  check('contract', 'contract tests', tests(...vitest, '--project', 'contract'), {
    needs: ['chromium', 'postgres'],
  }),
  check('build', 'build', build, { after: ['types'] }),
  check('lint', 'lint (eslint)', unlessPassed('lint', whole('node_modules/eslint/bin/eslint.js', '.')), {
    after: ['types'],
  }),
  check('built', 'built site', tests(...vitest, '--project', 'build'), { after: ['build'] }),
  check('mirror', 'mirror of the downloads', whole('scripts/build-mirror.ts'), { after: ['build'] }),
  check('budgets', 'byte budgets', tests('scripts/check-budgets.ts'), { after: ['build'] }),
  check('html', 'HTML (Nu Html Checker)', tests('scripts/check-html.ts'), {
    after: ['build'],
    needs: ['java'],
  }),
  check('unit', 'unit tests', tests(...vitest, '--project', 'unit')),
  check('clocks', 'tests on other days', tests('scripts/check-clocks.ts')),
  check(
    'format',
    'format (prettier)',
    unlessPassed('format', whole('node_modules/prettier/bin/prettier.cjs', '--check', '.')),
  ),
  check('unused', 'what nothing uses (knip)', whole('scripts/check-unused.ts')),
  check('i18n', 'dictionaries', whole('scripts/check-i18n.ts')),
  check('e2e', 'browser tests', tests('node_modules/playwright/cli.js', 'test'), {
    after: ['build', 'mirror'],
    cores: 2,
    needs: ['chromium', 'headlessShell', 'chineseFont'],
  }),
  check('browsers', 'old and other browsers', tests('tests/browsers/main.ts', '--short'), {
    after: ['build'],
    needs: ['chromium92', 'chromium109', 'firefox', 'webkit', 'chineseFont'],
  }),
  check('network', 'code lost on the way', tests('tests/network/short.ts'), {
    after: ['build'],
    needs: ['chromium', 'firefox', 'chineseFont'],
  }),
  check('lighthouse', 'Lighthouse', tests('scripts/check-lighthouse.ts'), {
    // It measures time: nothing else may run.
    after: ['build', 'e2e', 'browsers', 'network'],
    cores: 2,
    needs: ['chromium'],
  }),
];
