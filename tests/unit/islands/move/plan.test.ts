import { describe, expect, it } from 'vitest';
import { calendarOf } from '#islands/move/calendar.ts';
import { endsEarly, entriesOf, type Move, createMovePlan } from '#islands/move/plan.ts';

const move = (more: Partial<Move> = {}): Move => ({ shops: 3, from: 'vps', start: '', end: '', ...more });
const days = (of: Move) => entriesOf(of).map(({ task, from, to }) => `${task} ${String(from)}-${String(to)}`);

describe('entriesOf', () => {
  it('moves one shop a day, a week after the first, with checks before and after', () => {
    expect(days(move())).toEqual([
      'stock 1-1',
      'address 2-4',
      'profiles 5-5',
      'first 6-6',
      'quiet 7-12',
      'shop 13-13',
      'shop 14-14',
      'quiet 15-20',
      'check 21-21',
    ]);
    expect(days(move({ shops: 1 })).slice(-2)).toEqual(['quiet 7-12', 'check 13-13']);
  });

  it.each([
    ['2026-12-20', 'end 21-21', true],
    ['2026-12-21', 'end 22-22', false],
    ['2026-12-01', 'end 2-2', true],
  ])('puts the end of the old plan on %s among the days', (end, entry, isEarly) => {
    const plan = move({ start: '2026-11-30', end });

    expect(days(plan)).toContain(entry);
    expect(endsEarly(entriesOf(plan))).toBe(isEarly);
    const starts = entriesOf(plan).map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });
});

describe('calendarOf', () => {
  const day = new Date('2026-12-31');
  const entry = { from: day, to: day, name: '搬, 第 1 间', text: 'a;b\\c\nd' };
  const calendar = calendarOf([entry, entry], 'berth.example', new Date('2026-11-26T01:02:03.456Z'));

  it('has whole days that end on the next day, unique ids, and escaped characters', () => {
    expect(calendar.split('\r\n')).toEqual(
      expect.arrayContaining([
        'UID:move-2@berth.example',
        'DTSTAMP:20261126T010203Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:搬\\, 第 1 间',
        'DESCRIPTION:a\\;b\\\\c\\nd',
      ]),
    );
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('folds lines of more than 75 bytes between characters', () => {
    const text = '店铺一间一间来'.repeat(20);
    const folded = calendarOf([{ ...entry, text }], 'berth.example', entry.from);

    for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toContain(text);
  });
});

it('createMovePlan keeps the last valid plan, and requires a first day for a calendar', () => {
  const plan = createMovePlan();
  plan.change({ shops: '0', from: 'profiles', start: '', end: '' });
  expect(plan.requireStart()).toBe(false);
  expect(plan.$plan.get()).toEqual({
    move: { shops: 5, from: 'profiles', start: '', end: '' },
    wrong: ['shops', 'start'],
  });
  plan.change({ shops: '7', from: 'profiles', start: '2026-12-01', end: '2026-11-30' });

  expect(plan.requireStart()).toBe(true);
  expect(plan.$plan.get()).toEqual({
    move: { shops: 7, from: 'profiles', start: '2026-12-01', end: '' },
    wrong: ['end'],
  });
});
