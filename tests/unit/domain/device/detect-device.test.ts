import { describe, expect, it } from 'vitest';
import { detectDevice } from '#src/domain/device/detect-device.ts';
import type { ClientHints, Device, DeviceFacts } from '#src/domain/device/types.ts';

const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const MAC_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const WIN_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const LINUX_CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const OLD_IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile';
const METAL_M4 = { webglRenderer: 'ANGLE (Apple, ANGLE Metal Renderer: Apple M4 Pro)' };
const IRIS = { webglRenderer: 'Intel(R) Iris(TM) Plus Graphics OpenGL Engine' };
const DIRECT3D = { webglRenderer: 'ANGLE (NVIDIA, GeForce RTX 4070 Direct3D11)' };
const MESA = { webglRenderer: 'ANGLE (Intel, Mesa Intel(R) UHD, OpenGL 4.6)' };
const ADRENO = { webglRenderer: 'ANGLE (Qualcomm, Adreno (TM) 740)' };
const PHONE = { platform: 'Linux armv8l', maxTouchPoints: 5 };
const IPAD = { platform: 'MacIntel', maxTouchPoints: 5 };
const firefox = (inner: string) => `Mozilla/5.0 (${inner}) Gecko/20100101 Firefox/153.0`;
const OLD_MAC = firefox('Macintosh; Intel Mac OS X 10.13; rv:115.0');

function facts(userAgent: string, more: Partial<DeviceFacts> = {}): DeviceFacts {
  return { userAgent, platform: '', maxTouchPoints: 0, ...more };
}

function hints(platform: string, more: Partial<ClientHints> = {}): { hints: ClientHints } {
  return { hints: { platform, ...more } };
}

it.each<[string, DeviceFacts, Device['system']]>([
  ['an iPhone', facts(IPHONE, { platform: 'iPhone', maxTouchPoints: 5 }), 'iphone'],
  ['an old iPad', facts(OLD_IPAD, { platform: 'iPad' }), 'ipad'],
  ['an iPad of today', facts(MAC_SAFARI, IPAD), 'ipad'],
  ['a Mac', facts(MAC_SAFARI, { platform: 'MacIntel' }), 'mac'],
  ['Windows', facts(WIN_CHROME, { platform: 'Win32' }), 'windows'],
  ['Android before Linux', facts(ANDROID, { platform: 'Linux armv8l' }), 'android'],
  ['Linux', facts(LINUX_CHROME, { platform: 'Linux x86_64' }), 'linux'],
  ['Chrome OS', facts('Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', { platform: 'Linux x86_64' }), ''],
  ['a phone of another make', facts('Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1'), ''],
  ['hints before the user agent', facts(WIN_CHROME, hints('macOS')), 'mac'],
  ['the user agent under unknown hints', facts(WIN_CHROME, hints('Fuchsia')), 'windows'],
])('§9.26 detectDevice recognises %s', (_what, input, system) => {
  expect(detectDevice(input).system).toBe(system);
});

it.each<[string, DeviceFacts, Device['chip']]>([
  ['hints that say arm', facts(MAC_CHROME, hints('macOS', { architecture: 'arm' })), 'apple'],
  ['hints that say x86', facts(MAC_CHROME, hints('macOS', { architecture: 'x86' })), 'intel'],
  ['a numbered Apple chip', facts(MAC_CHROME, METAL_M4), 'apple'],
  ['"Apple GPU", which Intel Macs say too', facts(MAC_SAFARI, { webglRenderer: 'Apple GPU' }), 'unknown'],
  ['Intel graphics', facts(MAC_SAFARI, IRIS), 'intel'],
  ['Windows on ARM', facts(WIN_CHROME, hints('Windows', { architecture: 'arm' })), 'arm'],
  ['Windows on x64', facts(WIN_CHROME), 'x86'],
  ['Linux on ARM', facts(firefox('X11; Linux aarch64')), 'arm'],
  ['an iPhone, of which it is not asked', facts(IPHONE), 'unknown'],
  ['a macOS from before Apple’s chips', facts(OLD_MAC), 'intel'],
])('detectDevice reads the chip from %s', (_what, input, chip) => {
  expect(detectDevice(input).chip).toBe(chip);
});

const windows = (platformVersion: string) => facts(WIN_CHROME, hints('Windows', { platformVersion }));

it.each<[string, DeviceFacts, string]>([
  ['the first Windows 11 by hints', windows('13.0.0'), '11'],
  ['the first Windows 10 by hints', windows('1.0.0'), '10'],
  ['Windows 8.1 by hints', windows('0.3.0'), '8.1'],
  ['Windows 7 by hints', windows('0.1.0'), '7'],
  ['Windows without a hint, which may be 10 or 11', facts(WIN_CHROME), ''],
  ['Windows 7 by user agent', facts(firefox('Windows NT 6.1; rv:115.0')), '7'],
  ['Windows Vista', facts(firefox('Windows NT 6.0; rv:52.0')), 'Vista'],
  ['Windows XP', facts(firefox('Windows NT 5.1; rv:52.0')), 'XP'],
  ['macOS by hints', facts(MAC_CHROME, hints('macOS', { platformVersion: '26.1.0' })), '26.1'],
  ['a macOS older than the frozen number', facts(OLD_MAC), '10.13'],
  ['the frozen macOS number', facts(MAC_SAFARI), ''],
  ['Android', facts('Mozilla/5.0 (Linux; Android 6.0.1; SM-G920F) Chrome/99'), '6.0'],
])('detectDevice has the right version for %s', (_what, input, version) => {
  expect(detectDevice(input).version).toBe(version);
});

it.each<[string, DeviceFacts, Device['bits']]>([
  ['64 in the user agent', facts(WIN_CHROME), 64],
  ['a 32-bit browser on 64 bit', facts(firefox('Windows NT 10.0; WOW64; rv:115.0')), 64],
  ['the same by hints', facts(WIN_CHROME, hints('Windows', { bitness: '32', wow64: true })), 64],
  ['32 bit by hints', facts(WIN_CHROME, hints('Windows', { bitness: '32', wow64: false })), 32],
  ['an old 32-bit browser', facts(firefox('Windows NT 6.1; rv:115.0')), 32],
])('detectDevice reads the word size of Windows from %s', (_what, input, bits) => {
  expect(detectDevice(input).bits).toBe(bits);
});

describe('detectDevice: doubt', () => {
  it.each<[string, DeviceFacts, Device['doubt']]>([
    ['a Windows user agent on a Mac', facts(WIN_CHROME, { platform: 'MacIntel' }), 'mac'],
    ['a Windows user agent over Metal', facts(WIN_CHROME, METAL_M4), 'mac'],
    ['a Mac user agent over Direct3D', facts(MAC_CHROME, DIRECT3D), 'windows'],
    ['a Mac user agent over Mesa', facts(MAC_CHROME, MESA), 'linux'],
    ['an iPhone user agent on Windows', facts(IPHONE, { platform: 'Win32' }), 'windows'],
    ['hints against the user agent', facts(MAC_CHROME, hints('Windows')), 'mac'],
    ['a phone that asks for desktop pages', facts(LINUX_CHROME, PHONE), 'android'],
  ])('is raised by %s', (_what, input, doubt) => {
    expect(detectDevice(input).doubt).toBe(doubt);
  });

  it.each<[string, DeviceFacts]>([
    ['Android, whose platform is Linux', facts(ANDROID, { ...PHONE, ...hints('Android'), ...ADRENO })],
    ['an iPad, whose platform is a Mac', facts(MAC_SAFARI, { ...IPAD, webglRenderer: 'Apple GPU' })],
  ])('is not raised by %s', (_what, input) => {
    expect(detectDevice(input).doubt).toBeUndefined();
  });
});

it.each([
  [`${ANDROID} MicroMessenger/8.0.50`, true],
  [`${IPHONE} QQ/9.0.0`, true],
  [ANDROID, false],
  [`${ANDROID} MQQBrowser/15.0`, false],
])('detectDevice tells chat applications from browsers in %s', (userAgent, inChatApp) => {
  expect(detectDevice(facts(userAgent)).inChatApp).toBe(inChatApp);
});

it.each([
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0 Safari/537.36 ArkWeb/4.1 Mobile',
    true,
  ],
  // The older one runs Android apps, and reports that.
  ['Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) Chrome/114.0 HuaweiBrowser/15.0 Mobile', false],
  [ANDROID, false],
])('detectDevice tells HarmonyOS from the one that is an Android: %s', (userAgent, isHarmony) => {
  expect(detectDevice(facts(userAgent)).isHarmony).toBe(isHarmony);
});
