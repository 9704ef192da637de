import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { SubmissionKind } from '#server/submissions/kinds.ts';
import { newId } from '#server/ids.ts';
import { formNames, forms } from '#tests/helpers/forms.ts';
import { operatorFor, type Operator } from '#tests/helpers/operator.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const sent = {
  ...forms,
  applicationAdd: { ...forms.applicationAdd, description: '=cmd|x' },
  feedbackAdd: { kind: 'bug', content: 'two\nlines, "quoted"' },
  customerServiceMessage: { ...forms.customerServiceMessage, contact: '@me' },
} as const;

interface Printed {
  id: string;
  kind: SubmissionKind;
  created_at: string;
  data: Record<string, unknown>;
}

/** What `sendAll` sends on the second day. */
const SENT_LATER = ['appointment', 'customize', 'feedback', 'message'];

async function sendAll(operator: Operator): Promise<void> {
  for (const name of formNames) {
    await operator.call(name, sent[name]);
    if (name === 'applicationAdd') operator.clock.advance(86_400);
  }
}

const feedback = (content: string, created_at: number) => ({
  id: newId(),
  kind: 'feedback',
  dedupe_key: newId(),
  language: 'zh',
  body: JSON.stringify({ kind: 'idea', content, contact: '' }),
  created_at,
});

describe.each(DATABASE_KINDS)('npm run operate -- submissions on %s', (kind) => {
  it('prints every kind, oldest first, as CSV that no spreadsheet reads as formulas', async () => {
    const operator = await operatorFor(kind);
    await sendAll(operator);
    const { code, out, err } = await operator.run('submissions');
    expect([code, err]).toEqual([0, '']);
    expect(out.startsWith('\ufeff')).toBe(true);
    const [heading = '', first = '', ...others] = out.slice(1).trimEnd().split('\r\n');
    const columns = heading.split(',');
    const cell = (column: string) => first.split(',')[columns.indexOf(column)];
    expect(['submission', 'description', 'company_name'].map(cell)).toEqual([
      'application',
      "'=cmd|x",
      '泊店',
    ]);
    expect(others.map((row) => row.split(',')[1]).toSorted()).toEqual(SENT_LATER);
    expect(out).toContain(',"two\nlines, ""quoted""",');
    expect(out).toContain(",'@me,");
    expect(columns).not.toContain('code');
  });

  it('prints the wanted kinds, days and number, as JSON', async () => {
    const operator = await operatorFor(kind);
    await sendAll(operator);
    const print = async (...args: string[]) => {
      const { code, out, err } = await operator.run('submissions', '--json', ...args);
      expect([code, err]).toEqual([0, '']);
      return JSON.parse(out) as Printed[];
    };
    const [application, ...others] = await print('--kind', 'application');
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      kind: 'application',
      created_at: '2026-11-20T04:00:00.000Z',
      data: sent.applicationAdd,
    });
    expect(await print('--from', '2026-11-21')).toHaveLength(4);
    expect(await print('--to', '2026-11-21')).toHaveLength(1);
    expect(await print('--kind', 'feedback', '--kind', 'message')).toHaveLength(2);
    expect(await print('--limit', '3')).toHaveLength(3);
    expect(await print('--since', '2027-01-01')).toEqual([]);
  });

  it('prints thousands of rows of one moment, each once, while more arrive', async () => {
    const operator = await operatorFor(kind);
    const at = operator.clock.now();
    const rows = Array.from({ length: 1000 }, (_, index) =>
      feedback(String(index), index < 700 ? at : at + 1),
    );
    await operator.db.insertInto('submissions').values(rows).execute();
    const { out } = await operator.run('submissions', '--format', 'json');
    const printed = JSON.parse(out) as Printed[];
    expect(printed).toHaveLength(1000);
    expect(new Set(printed.map(({ data }) => data['content'])).size).toBe(1000);
    expect(
      JSON.parse((await operator.run('submissions', '--format', 'json', '--limit', '701')).out),
    ).toHaveLength(701);
  });
});

it('npm run operate -- submissions --out writes a new file that only its owner may read, and never overwrites one', async () => {
  const operator = await operatorFor('sqlite');
  await sendAll(operator);
  const path = join(operator.dataDir, 'all.csv');
  expect(await operator.run('submissions', '--out', path)).toMatchObject({
    code: 0,
    out: `5 submissions in ${path}\n`,
  });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const before = readFileSync(path, 'utf8');
  expect(before.trimEnd().split('\r\n')).toHaveLength(6);
  const again = await operator.run('submissions', '--kind', 'message', '--out', path);
  expect(again.code).toBe(2);
  expect(again.err).toContain('exists already: choose another file name');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

it('npm run operate -- submissions runs beside the server, and stops silently when its reader has closed the pipe', async () => {
  const operator = await operatorFor('sqlite');
  // More than a pipe holds. Today's, since a starting server deletes rows that are years old.
  const rows = Array.from({ length: 100 }, () => feedback('x'.repeat(4000), Date.now()));
  await operator.db.insertInto('submissions').values(rows).execute();
  const env = { ...process.env, ...operator.environment };
  const command = `"${process.execPath}" scripts/operate.ts submissions --format json | head -c 1`;
  expect(await promisify(execFile)('sh', ['-c', command], { env })).toEqual({ stdout: '[', stderr: '' });
});
