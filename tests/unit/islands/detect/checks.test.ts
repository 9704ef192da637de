import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import {
  runCheck,
  unknownResult,
  utcOffsetText,
  CHECK_IDS,
  type CheckId,
  type CheckResult,
  type DetectFacts,
} from '#islands/detect/checks.ts';
import { reportText } from '#islands/detect/store.ts';
import { ordinary } from '#tests/helpers/detect-facts.ts';

const { system: windows11 } = ordinary;
const runChecks = (facts: DetectFacts) => CHECK_IDS.map((id) => runCheck(id, facts[id]));

function conclusion(id: CheckId, change: Partial<DetectFacts>): string {
  return concluded(runCheck(id, { ...ordinary, ...change }[id]));
}

function concluded({ id, verdict, advice }: CheckResult): string {
  // Every conclusion has a text.
  for (const locale of localeCodes) expect(dictionaries[locale].detect.advice[id]).toHaveProperty(advice);
  return `${verdict} ${advice}`;
}

const berlin = { name: 'Europe/Berlin', offsetMinutes: 60 };
const troubled = (trouble: DetectFacts['client']['trouble']): Partial<DetectFacts> => ({
  client: { isPresent: true, version: undefined, trouble },
});

describe('runCheck', () => {
  it('passes an ordinary computer in all ten checks', () => {
    expect(CHECK_IDS).toHaveLength(10);
    for (const id of CHECK_IDS) expect(conclusion(id, {})).toMatch(/^pass /);
  });

  it('never passes an unknown fact', () => {
    for (const id of CHECK_IDS) expect(concluded(unknownResult(id))).toMatch(/^unknown /);
  });

  it.each<[CheckId, Partial<DetectFacts>, string]>([
    ['system', { system: { ...windows11, version: '7' } }, 'note old'],
    ['system', { system: { ...windows11, doubt: 'mac' } }, 'doubt doubt'],
    ['system', { system: { ...windows11, system: 'iphone' } }, 'note ios'],
    ['system', { system: { ...windows11, version: '' } }, 'unknown noVersion'],
    ['browser', { browser: { name: 'Chrome', major: 90 } }, 'warn old'],
    ['timeZone', { timeZone: { ...berlin, expectedOffsetMinutes: 480 } }, 'doubt doubt'],
    ['languages', { languages: { first: 'de', all: ['en', 'de'] } }, 'doubt doubt'],
    ['webrtc', { webrtc: ['192.168.1.5'] }, 'warn private'],
    ['webrtc', { webrtc: ['a.local', '203.0.113.7'] }, 'warn public'],
    ['webrtc', { webrtc: undefined }, 'note absent'],
    ['webgl', { webgl: 'Google SwiftShader' }, 'note software'],
    ['canvas', { canvas: false }, 'doubt doubt'],
    ['fonts', { fonts: { found: 1, asked: 18 } }, 'unknown few'],
    ['cookies', { cookies: false }, 'warn refused'],
    ['client', { client: { isPresent: false, version: undefined, trouble: undefined } }, 'note absent'],
    ['client', troubled('asks'), 'unknown asks'],
    ['client', troubled('denied'), 'note denied'],
    ['client', troubled('elsewhere'), 'unknown elsewhere'],
    ['client', troubled('silent'), 'note silent'],
  ])('concludes on %s from %j: %s', (id, change, expected) => {
    expect(conclusion(id, change)).toBe(expected);
  });
});

it('reportText contains no address, language, time zone or graphics chip', () => {
  const report = reportText(runChecks({ ...ordinary, webrtc: ['203.0.113.7'] }));
  expect(report).toContain('webrtc: warn [public]');
  for (const secret of ['203.0.113.7', 'zh-CN', 'Asia/Shanghai', 'Iris'])
    expect(report).not.toContain(secret);
});

it.each([
  [480, 'UTC+8:00'],
  [0, 'UTC+0:00'],
  [-570, 'UTC−9:30'],
])('utcOffsetText writes %d minutes as %s', (minutes, expected) => {
  expect(utcOffsetText(minutes)).toBe(expected);
});
