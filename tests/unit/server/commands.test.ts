import { describe, expect, it } from 'vitest';
import { readTime } from '#server/commands/arguments.ts';
import { csvRow, plainLine, table } from '#server/commands/output.ts';
import { verbs } from '#server/commands/verbs.mjs';
import { folderForTest } from '#tests/helpers/folder.ts';
import { runAndKeep } from '#tests/helpers/run-command.ts';

describe('rows of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+86 138', "'+86 138"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', `"' =1"`],
    ['\t=1', `"'\t=1"`],
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ['\u0000=1', "'=1"],
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['\u001b[2Jx', '[2Jx'],
  ])('print %j as %j', (value, cell) => {
    expect(csvRow([value])).toBe(`${cell}\r\n`);
  });

  it('print numbers unchanged, and nothing for missing values', () => {
    expect(csvRow([-1, null, undefined, ''])).toBe('-1,,,\r\n');
  });
});

describe('text in a terminal', () => {
  it('cannot move the cursor, begin another line or reverse the text', () => {
    expect(plainLine('a\u001b[2Jb\nc\rd\u009b1me\u202ef')).toBe('a [2Jb c d 1me f');
  });

  it('is in columns, also in Chinese', () => {
    const rows = [
      ['1', '泊店'],
      ['22', 'x'],
    ];
    expect(table(['id', 'name'], rows)).toBe('id  name\n1   泊店\n22  x\n');
  });
});

describe('times on the command line', () => {
  it.each([
    ['2026-01-31', '2026-01-30T16:00:00.000Z'],
    ['2026-01-31T09:00+08:00', '2026-01-31T01:00:00.000Z'],
  ])('%s is %s', (value, time) => {
    expect(new Date(readTime('--since', value)).toISOString()).toBe(time);
  });

  it.each(['2026-02-30', 'yesterday', ''])('%j is refused with an example', (value) => {
    expect(() => readTime('--since', value)).toThrow('--since has to be a day such as 2026-01-31');
  });
});

describe('the commands', () => {
  it.each(['applications', 'constructor'])('are listed where the name is unknown, as %s', async (unknown) => {
    const { code, err } = await runAndKeep([unknown], {});
    expect(code).toBe(2);
    for (const name of Object.keys(verbs)) expect(err).toContain(`npm run operate -- ${name}`);
  });

  it('create no database', async () => {
    const { code, err } = await runAndKeep(['joins'], { DATA_DIR: folderForTest() });
    expect(code).toBe(2);
    expect(err).toContain('start the server once, or set DATA_DIR or DATABASE_URL');
  });

  it.each([
    ['mysql://root:secret@host/x', 'DATABASE_URL has to start with postgres://'],
    ['postgres://nobody:secret@127.0.0.1:1/x', 'The database cannot be reached (ECONNREFUSED)'],
  ])('report the error of the database %s, without its secret', async (url, said) => {
    const { code, err } = await runAndKeep(['joins'], { DATABASE_URL: url });
    expect(code).toBe(1);
    expect(err).toContain(said);
    expect(err).not.toContain('secret');
  });
});
