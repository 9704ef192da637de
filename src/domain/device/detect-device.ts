/**
 * The kind of device: system, chip, version, word size. Pure: the caller reads the browser. If two sources contradict
 * each other (many visitors use a profile with a faked user agent), the user agent's answer is returned, with the
 * contradiction as `doubt`.
 */
import { systemOf } from './system-of.ts';
import type { Device, DeviceFacts, DeviceSystem, NamedSystem } from './types.ts';

export function detectDevice(facts: DeviceFacts): Device {
  const system = systemOf(facts, facts.hints?.platform);
  const version = versionOf(system, facts);
  return {
    system,
    chip: isBeforeAppleSilicon(system, version) ? 'intel' : chipOf(system, facts),
    version,
    bits: system === 'windows' ? windowsBits(facts) : undefined,
    isHarmony: system === '' && /OpenHarmony|ArkWeb/.test(facts.userAgent),
    inChatApp: /MicroMessenger|\bQQ\/|WeiBo|DingTalk|Lark\//i.test(facts.userAgent),
    doubt: doubtOf(system, facts),
  };
}

/** Macs with Apple's chips started with macOS 11. */
function isBeforeAppleSilicon(system: DeviceSystem, version: string): boolean {
  return system === 'mac' && version.startsWith('10.');
}

/**
 * Safari and Firefox on Apple silicon name no chip, and say "Apple GPU" on some Intel Macs too; so only a renderer that
 * names another maker, or a numbered Apple chip, decides.
 */
function chipOf(
  system: DeviceSystem,
  { hints, userAgent, platform, webglRenderer = '' }: DeviceFacts,
): Device['chip'] {
  const isArm = hints?.architecture === 'arm';
  const isX86 = hints?.architecture === 'x86';
  if (system === 'mac') {
    if (isArm) return 'apple';
    if (isX86) return 'intel';
    if (/Apple M\d/.test(webglRenderer)) return 'apple';
    return /Intel|AMD|Radeon|NVIDIA|GeForce/i.test(webglRenderer) ? 'intel' : 'unknown';
  }
  if (system !== 'windows' && system !== 'linux') return 'unknown';
  if (isArm || /aarch64|armv?\d|ARM64/i.test(`${userAgent} ${platform}`)) return 'arm';
  return isX86 || /x86_64|x64|Win64|WOW64|i[3-6]86/i.test(`${userAgent} ${platform}`) ? 'x86' : 'unknown';
}

function windowsBits({ hints, userAgent }: DeviceFacts): 32 | 64 | undefined {
  if (hints?.wow64 === true || hints?.bitness === '64') return 64;
  if (hints?.bitness === '32') return 32;
  if (/Win64|x64|WOW64/i.test(userAgent)) return 64;
  // Browsers with client hints freeze this part of the user agent; without hints, only 32-bit ones lack the 64.
  return !hints && userAgent.includes('Windows NT') ? 32 : undefined;
}

/** Windows product names by NT version. */
const WINDOWS_NT: Record<string, string> = {
  '5.1': 'XP',
  '5.2': 'XP',
  '6.0': 'Vista',
  '6.1': '7',
  '6.2': '8',
  '6.3': '8.1',
};
/** Client hints number old versions in tenths; 11 starts at 13. */
const WINDOWS_HINTED: Record<string, string> = { '0.1': '7', '0.2': '8', '0.3': '8.1' };
const FIRST_WINDOWS_11 = 13;

function versionOf(system: DeviceSystem, { hints, userAgent }: DeviceFacts): string {
  const hinted = hints?.platformVersion ?? '';
  if (system === 'windows') {
    const [major = 0, minor = 0] = hinted.split('.').map(Number);
    if (major >= FIRST_WINDOWS_11) return '11';
    if (major >= 1) return '10';
    const old = WINDOWS_HINTED[`0.${minor}`];
    // Every Windows since 10 reports 10.0 in the user agent, which is no exact version.
    return old ?? WINDOWS_NT[/Windows NT (\d+\.\d+)/.exec(userAgent)?.[1] ?? ''] ?? '';
  }
  if (system === 'mac') {
    if (/^\d+(\.\d+)?/.test(hinted)) return hinted.split('.').slice(0, 2).join('.');
    const [, major = '', minor = ''] = /Mac OS X (\d+)[._](\d+)/.exec(userAgent) ?? [];
    // Browsers freeze the version at 10.15 (Firefox always reports it); older numbers are exact.
    return major === '10' && Number(minor) < 15 ? `${major}.${minor}` : '';
  }
  if (system === 'android') return /Android (\d+(?:\.\d+)?)/.exec(userAgent)?.[1] ?? '';
  return '';
}

/** Signs beside the user agent; each can contradict it. */
function doubtOf(system: DeviceSystem, facts: DeviceFacts): Device['doubt'] {
  const family = familyOf(system);
  if (isPhoneAsDesktop(system, facts)) return 'android';
  for (const sign of [signOfUserAgent(facts), signOfPlatform(facts), signOfRenderer(facts)]) {
    if (sign && family && familyOf(sign) !== family) return sign;
  }
  return undefined;
}

/** A phone that requests desktop pages reports Linux; its other signs stay. */
function isPhoneAsDesktop(
  system: DeviceSystem,
  { platform, maxTouchPoints, webglRenderer = '' }: DeviceFacts,
): boolean {
  return (
    system === 'linux' &&
    maxTouchPoints > 1 &&
    /armv8|aarch64|Adreno|Mali-/.test(`${platform} ${webglRenderer}`)
  );
}

/** Systems that cannot be told apart: Android's `platform` is Linux, Macs and iPads share chips and names. */
function familyOf(system: DeviceSystem): 'apple' | 'windows' | 'linux' | undefined {
  if (system === '') return undefined;
  if (system === 'windows') return 'windows';
  return system === 'android' || system === 'linux' ? 'linux' : 'apple';
}

/** Only useful if hints decided, since the two can then differ. */
function signOfUserAgent({ hints, ...facts }: DeviceFacts): NamedSystem | undefined {
  const system = hints ? systemOf(facts) : '';
  return system === '' ? undefined : system;
}

function signOfPlatform({ platform }: DeviceFacts): NamedSystem | undefined {
  if (platform.startsWith('Win')) return 'windows';
  if (platform.startsWith('Mac')) return 'mac';
  if (/^(iPhone|iPad|iPod)/.test(platform)) return 'iphone';
  return platform.startsWith('Linux') ? 'linux' : undefined;
}

function signOfRenderer({ webglRenderer = '' }: DeviceFacts): NamedSystem | undefined {
  if (/Direct3D|D3D11|D3D9/.test(webglRenderer)) return 'windows';
  if (/\bMetal\b|Apple (M\d|GPU|A\d)/.test(webglRenderer)) return 'mac';
  return /Mesa|llvmpipe|Adreno|Mali-/.test(webglRenderer) ? 'linux' : undefined;
}
