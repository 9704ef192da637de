/** Sentences of the specification, written out: other tests read them from the dictionaries. */
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { flatten } from '#scripts/lib/i18n-check.ts';

const { requestForm } = dictionaries['en-US'];
const texts = flatten(dictionaries['en-US']);

describe('the sentences of the specification', () => {
  it.each([
    ['forms.required', 'This item is required'],
    ['forms.phone.required', 'Please input mobile number'],
    ['forms.phone.china', 'Please enter the correct phone number'],
    ['forms.phone.america', 'Please input a valid mobile number'],
    ['forms.code.required', 'Please enter the verification code'],
    ['forms.code.sent', 'Message sent successfully, please check'],
    ['forms.code.called', 'We’re calling you now'],
    ['forms.code.requestFailed', 'Request error: {{reason}}'],
    ['forms.contact.required', 'Please input a contact person'],
    ['forms.companyName.required', 'Please input company name'],
    ['forms.email.required', 'Please input E-mail number'],
    ['forms.email.format', 'Wrong E-mail format, please input again'],
    ['forms.referral.invalid', 'The referrer ID you filled in is invalid, continue to register?'],
    ['forms.referral.correct', 'Please fill in the correct referrer ID'],
    ['forms.agreement.unticked', 'Please tick agree <user service agreement> and <Privacy Agreement>'],
    ['forms.agreement.takenBack', 'Please accept the user service agreement, otherwise'],
    ['forms.apiErrors.network', 'Network error. Please check your network status'],
    ['forms.apiErrors.maintenance', 'It should be back in about 1 hour'],
    ['forms.apiErrors.http', 'Please check your network and try again'],
    ['forms.apiErrors.server', 'Server error.'],
    ['forms.apiErrors.phoneInvalid', 'Cell phone number error, please re-enter'],
    ['forms.apiErrors.referrerInvalid', 'Please fill in the correct referrer ID'],
    ['downloadHistory.empty', 'No historical version available'],
    ['success.done', 'Register successfully'],
    ['video.player.unsupported', 'Your browser does not support video'],
    ['requestForm.receipt.title', 'Submitted, we will contact you ASAP'],
  ])('are kept by %s', (key, specified) => {
    expect(texts.get(key)).toContain(specified);
  });

  it('offers company sizes up to ‘200 and higher’, and about 25 industries', () => {
    expect(requestForm.sizes.at(-1)).toBe('200 and higher');
    expect(requestForm.industries.length).toBeGreaterThanOrEqual(24);
    expect(requestForm.industries.length).toBeLessThanOrEqual(26);
  });
});

it.each(localeCodes)('the home page’s texts contain no invented sign-ups, in %s', (locale) => {
  expect(JSON.stringify(dictionaries[locale].home)).not.toMatch(/\bago\b|minutes? |分钟前|注册成功/);
});
