import { expect, it } from 'vitest';
import { linkWithCode, readTypedCode } from '#islands/partner-kit/link.ts';

const ORIGIN = 'https://www.berth.example';

it.each([
  ['partner', '', { kind: 'none' }],
  ['partner', '   ', { kind: 'none' }],
  ['partner', ' quay7 ', { kind: 'code', code: 'quay7' }],
  ['partner', 'quay 7', { kind: 'wrong' }],
  ['partner', 'official', { kind: 'wrong' }],
  ['friend', '   ', { kind: 'none' }],
  ['friend', ' QUAY7 ', { kind: 'code', code: 'QUAY7' }],
  ['friend', 'official', { kind: 'code', code: 'official' }],
  ['friend', 'QUAY 7', { kind: 'wrong' }],
] as const)('readTypedCode reads of a %s %j as %j', (kind, text, expected) => {
  expect(readTypedCode(kind, text)).toEqual(expected);
});

it.each([
  ['partner', '/register', `${ORIGIN}/register?promoter=quay7`],
  ['partner', '/en/download?promoter=other&from=a#top', `${ORIGIN}/en/download?promoter=quay7&from=a#top`],
  ['friend', '/en/register?referral=other', `${ORIGIN}/en/register?referral=quay7`],
] as const)('linkWithCode puts the code of a %s into %s and leaves the rest', (kind, path, link) => {
  expect(linkWithCode(kind, ORIGIN, path, 'quay7')).toBe(link);
});
