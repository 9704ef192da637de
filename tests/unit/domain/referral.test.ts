import { describe, expect, it } from 'vitest';
import { isReferralId, referralOf } from '#src/domain/referral.ts';

describe('isReferralId', () => {
  it.each(['R7', 'kq3m8xv2ta', 'A_b-1', 'official', 'x'.repeat(64)])('takes %s', (id) => {
    expect(isReferralId(id)).toBe(true);
  });

  it.each(['', ' R7', 'R 7', 'x'.repeat(65)])('does not take %j', (id) => {
    expect(isReferralId(id)).toBe(false);
  });
});

it.each([
  ['?referral=QUAY7', 'QUAY7'],
  ['?promoter=quay7&referral=A_b-1#form', 'A_b-1'],
  ['?referral=first&referral=second', 'first'],
  ['', ''],
  ['?promoter=quay7', ''],
  ['?referral=QUAY%207', ''],
])('referralOf reads of %s “%s”', (search, id) => {
  expect(referralOf(new URL(search, 'https://www.berth.example/register').searchParams)).toBe(id);
});
