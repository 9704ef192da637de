import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOwnMachine, readAttackArguments } from '#scripts/attack/arguments.ts';
import { tableOf, verdictOf, type Outcome } from '#scripts/attack/table.ts';
import { attacks, inOrder } from '#scripts/attack/attacks/index.ts';

const known = attacks.map(({ id }) => id);
const read = (...args: string[]) => readAttackArguments(args, known);

describe('npm run attack', () => {
  it('knows A1 to A14, one attack for each', () => {
    expect(known).toEqual(Array.from({ length: 14 }, (_, index) => `a${index + 1}`));
    const titles = attacks.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has for each a row in docs/security.md, with tests that name it', () => {
    const docs = readFileSync('docs/security.md', 'utf8');
    for (const id of known.map((name) => name.toUpperCase())) {
      const row = new RegExp(`^\\| ${id} +\\|.*$`, 'm').exec(docs)?.[0] ?? '';
      const files = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => readFileSync(path, 'utf8'));
      expect([id, files.some((text) => new RegExp(`\\b${id}\\b`).test(text))]).toEqual([id, true]);
    }
  });

  it('keeps for the end what uses up everybody’s codes, and what may end the server', () => {
    expect(
      inOrder(attacks)
        .slice(-2)
        .map(({ id }) => id),
    ).toEqual(['a6', 'a1']);
    expect(inOrder(attacks)).toHaveLength(attacks.length);
  });

  it('takes an address of this machine, and some of the attacks', () => {
    expect(read('--list')).toEqual({ kind: 'list' });
    expect(read('--url', 'http://127.0.0.1:4321')).toMatchObject({ kind: 'run', only: known });
    expect(read('--url=http://localhost:4321', '--only=A1,a14')).toMatchObject({ only: ['a1', 'a14'] });
  });

  it.each([
    'https://127.0.0.1:4321',
    'http://www.example.com',
    'http://127.0.0.1.example.com',
    'http://10.0.0.1:4321',
    'http://0.0.0.0:4321',
    'http://[::ffff:10.0.0.1]/',
    'http://user:secret@127.0.0.1:4321',
    'http://localhost.example.com',
    'ftp://127.0.0.1',
  ])('refuses %s', (url) => {
    expect(isOwnMachine(new URL(url))).toBe(false);
    expect(read('--url', url)).toMatchObject({ kind: 'wrong' });
  });

  it.each([
    [[], 'the address of a server'],
    [['--url', 'nonsense'], 'the address of a server'],
    [['--url', 'http://127.0.0.1:1', '--only', 'a15'], 'no attack a15'],
    [['--hard'], '"--hard"'],
  ])('says what is wrong with %j', (args, problem) => {
    const outcome = read(...args);
    expect(outcome).toMatchObject({ kind: 'wrong' });
    expect('problem' in outcome && outcome.problem).toContain(problem);
  });
});

describe('the table of what held', () => {
  const outcome = (findings: Outcome['findings'], problem?: string): Outcome => ({
    ...{ id: 'a1', title: 'much', seconds: 1.23, findings },
    ...(problem === undefined ? {} : { problem }),
  });
  const good = { what: 'rows', figure: '0', held: true };
  const bad = { what: 'memory', figure: '1,600 MB', held: false };
  const told = { what: 'answered', figure: '5 a second' };

  it.each<[string, Outcome['findings'], string | undefined]>([
    ['held', [good, told], undefined],
    ['did not hold', [good, bad], undefined],
    ['did not hold', [bad], 'broke off'],
    ['not tried', [], 'no codes'],
    ['not tried', [told], undefined],
  ])('says "%s" for %j', (verdict, findings, problem) => {
    expect(verdictOf(outcome(findings, problem))).toBe(verdict);
  });

  it('marks what did not hold, and has a line for each', () => {
    const lines = tableOf([outcome([good, bad]), outcome([], 'no codes')]).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe('| A1 | much | did not hold | rows: 0; ✗ memory: 1,600 MB | 1.2 s |');
    expect(lines[3]).toContain('no codes');
  });
});
