import { expect, it } from 'vitest';
import { advise, LEADS_TO_TRIAL, needsProfessional, NOTES, type Note } from '#src/domain/device/advise.ts';
import type { Panel } from '#src/domain/device/panels.ts';
import type { Device } from '#src/domain/device/types.ts';

function device(system: Device['system'], more: Partial<Device> = {}): Device {
  const unknown = { chip: 'unknown', version: '', bits: undefined, doubt: undefined } as const;
  return { system, ...unknown, isHarmony: false, inChatApp: false, ...more };
}

it.each<[string, Device, Panel | undefined, Note | undefined]>([
  ['Windows 11', device('windows', { version: '11', bits: 64, chip: 'x86' }), 'windows', undefined],
  ['Windows 7', device('windows', { version: '7', bits: 64 }), 'windows', 'old'],
  ['Windows XP', device('windows', { version: 'XP' }), 'windows', 'too-old'],
  ['32-bit Windows 10', device('windows', { version: '10', bits: 32 }), 'windows', 'windows-32'],
  ['Windows on ARM', device('windows', { version: '11', bits: 64, chip: 'arm' }), 'windows', 'arm'],
  ['an M-series Mac', device('mac', { chip: 'apple', version: '26.1' }), 'mac-apple', undefined],
  ['an Intel Mac', device('mac', { chip: 'intel', version: '15.2' }), 'mac-intel', undefined],
  ['a Mac of unknown chip', device('mac'), 'mac-apple', 'mac-both'],
  ['macOS 10.13', device('mac', { chip: 'intel', version: '10.13' }), 'mac-intel', 'old'],
  ['macOS 10.12', device('mac', { chip: 'intel', version: '10.12' }), 'mac-intel', 'too-old'],
  ['Linux', device('linux', { chip: 'x86' }), 'linux', undefined],
  ['Linux on ARM', device('linux', { chip: 'arm' }), 'linux', 'arm'],
  ['Android 7', device('android', { version: '7.0' }), 'android', undefined],
  ['Android 6', device('android', { version: '6.0' }), 'android', 'too-old'],
  ['Android inside a chat', device('android', { version: '6.0', inChatApp: true }), 'android', 'chat-app'],
  ['an iPhone', device('iphone'), 'ios', undefined],
  ['a doubtful Windows 7', device('windows', { version: '7', doubt: 'mac' }), 'windows', 'doubt'],
  ['nothing known', device(''), undefined, 'unknown'],
  ['a HarmonyOS of its own', device('', { isHarmony: true }), undefined, 'harmony'],
])('§9.20 advise answers %s', (_what, input, panel, note) => {
  expect(advise(input)).toEqual({ panel, note });
});

it('needsProfessional is true only for systems without the current client', () => {
  expect(NOTES.filter(needsProfessional)).toEqual(['old', 'windows-32']);
  expect(needsProfessional(undefined)).toBe(false);
});

it('LEADS_TO_TRIAL has the notes without a fitting installer', () => {
  expect(NOTES.filter((note) => LEADS_TO_TRIAL.has(note))).toEqual(['harmony', 'too-old', 'arm']);
});
