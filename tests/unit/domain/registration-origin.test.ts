import { describe, expect, it } from 'vitest';
import { registrationOrigin } from '#src/domain/registration-origin.ts';

describe('where a registration began', () => {
  it.each([
    ['', 'direct'],
    ['https://site.test/', 'home'],
    ['https://site.test/en', 'home'],
    ['https://site.test/en/', 'home'],
    ['https://site.test/download?promoter=a#b', 'download'],
    ['https://site.test/en/activity/recharge', 'activity/recharge'],
    ['https://site.test/engine', 'engine'],
    ['https://search.example/', 'outside'],
    ['https://site.test.evil.example/', 'outside'],
    ['android-app://com.example/', 'outside'],
  ])('by %j is %s', (referrer, where) => {
    expect(registrationOrigin(referrer, 'https://site.test')).toBe(where);
  });
});
