import { describe, expect, it } from 'vitest';
import { runChecks, utcOffsetText } from '#src/domain/detect/checks.ts';
import { reportText } from '#src/domain/detect/report.ts';
import type { CheckId, DetectFacts } from '#src/domain/detect/types.ts';
import type { Device } from '#src/domain/device/types.ts';

const windows11: Device = {
  system: 'windows',
  chip: 'x86',
  version: '11',
  bits: 64,
  isHarmony: false,
  inChatApp: false,
  doubt: undefined,
};

const ordinary: DetectFacts = {
  device: windows11,
  browser: { name: 'Chrome', major: 150 },
  timeZone: { name: 'Asia/Shanghai', offsetMinutes: 480, expectedOffsetMinutes: 480 },
  languages: { first: 'zh-CN', all: ['zh-CN', 'en'] },
  webrtcAddresses: ['5b0f4d2e.local'],
  webglRenderer: 'ANGLE (Intel, Iris Xe, D3D11)',
  isCanvasStable: true,
  fonts: { found: 12, asked: 18 },
  areCookiesKept: true,
  client: { isPresent: true, version: '6.4.0', trouble: undefined },
};

function conclusion(id: CheckId, change: Partial<DetectFacts>): string {
  const found = runChecks({ ...ordinary, ...change }).find((result) => result.id === id);
  return `${found?.verdict ?? ''} ${found?.advice ?? ''}`;
}

describe('runChecks', () => {
  it('passes an ordinary computer in all ten', () => {
    expect(runChecks(ordinary).map(({ verdict }) => verdict)).toEqual(
      Array.from({ length: 10 }, () => 'pass'),
    );
  });

  it('never takes what is unknown for a pass', () => {
    const nothing: DetectFacts = {
      device: { ...windows11, system: '', version: '' },
      browser: undefined,
      timeZone: undefined,
      languages: undefined,
      webrtcAddresses: [],
      webglRenderer: undefined,
      isCanvasStable: undefined,
      fonts: undefined,
      areCookiesKept: undefined,
      client: { isPresent: true, version: undefined, trouble: undefined },
    };
    expect(new Set(runChecks(nothing).map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
  });

  it.each<[CheckId, Partial<DetectFacts>, string]>([
    ['system', { device: { ...windows11, version: '7' } }, 'note old'],
    ['system', { device: { ...windows11, version: 'XP' } }, 'warn tooOld'],
    ['system', { device: { ...windows11, doubt: 'mac' } }, 'doubt doubt'],
    ['system', { device: { ...windows11, system: 'iphone' } }, 'note ios'],
    ['system', { device: { ...windows11, version: '' } }, 'unknown noVersion'],
    ['browser', { browser: { name: 'Chrome', major: 90 } }, 'warn old'],
    ['browser', { browser: { name: 'Other', major: 9 } }, 'unknown unknown'],
    [
      'timeZone',
      { timeZone: { name: 'Europe/Berlin', offsetMinutes: 60, expectedOffsetMinutes: 480 } },
      'doubt doubt',
    ],
    ['languages', { languages: { first: 'de', all: ['en', 'de'] } }, 'doubt doubt'],
    ['webrtc', { webrtcAddresses: ['192.168.1.5'] }, 'warn private'],
    ['webrtc', { webrtcAddresses: ['fe80::1'] }, 'warn private'],
    ['webrtc', { webrtcAddresses: ['a.local', '203.0.113.7'] }, 'warn public'],
    ['webrtc', { webrtcAddresses: undefined }, 'note absent'],
    ['webgl', { webglRenderer: 'Google SwiftShader' }, 'note software'],
    ['canvas', { isCanvasStable: false }, 'doubt doubt'],
    ['fonts', { fonts: { found: 1, asked: 18 } }, 'unknown few'],
    ['cookies', { areCookiesKept: false }, 'warn refused'],
    ['client', { client: { isPresent: false, version: undefined, trouble: undefined } }, 'note absent'],
    ['client', { client: { isPresent: true, version: undefined, trouble: 'asks' } }, 'unknown asks'],
    ['client', { client: { isPresent: true, version: undefined, trouble: 'denied' } }, 'note denied'],
    ['client', { client: { isPresent: true, version: undefined, trouble: 'silent' } }, 'note silent'],
  ])('concludes on %s from %j: %s', (id, change, expected) => {
    expect(conclusion(id, change)).toBe(expected);
  });
});

describe('reportText', () => {
  it('holds no address, language, time zone or graphics chip', () => {
    const report = reportText(runChecks({ ...ordinary, webrtcAddresses: ['203.0.113.7'] }));
    expect(report).toContain('webrtc: warn [public]');
    for (const secret of ['203.0.113.7', 'zh-CN', 'Asia/Shanghai', 'Iris'])
      expect(report).not.toContain(secret);
  });
});

describe('utcOffsetText', () => {
  it.each([
    [480, 'UTC+8:00'],
    [0, 'UTC+0:00'],
    [-570, 'UTC−9:30'],
  ])('writes %d minutes as %s', (minutes, expected) => {
    expect(utcOffsetText(minutes)).toBe(expected);
  });
});
