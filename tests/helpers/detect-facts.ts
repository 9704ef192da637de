/** The device check's facts of an ordinary computer. */
import type { DetectFacts } from '#islands/detect/checks.ts';

export const ordinary: DetectFacts = {
  system: {
    system: 'windows',
    chip: 'x86',
    version: '11',
    bits: 64,
    isHarmony: false,
    inChatApp: false,
    doubt: undefined,
  },
  browser: { name: 'Chrome', major: 150 },
  timeZone: { name: 'Asia/Shanghai', offsetMinutes: 480, expectedOffsetMinutes: 480 },
  languages: { first: 'zh-CN', all: ['zh-CN', 'en'] },
  webrtc: ['5b0f4d2e.local'],
  webgl: 'ANGLE (Intel, Iris Xe, D3D11)',
  canvas: true,
  fonts: { found: 12, asked: 18 },
  cookies: true,
  client: { isPresent: true, version: '6.4.0', trouble: undefined },
};
