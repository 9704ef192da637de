/** Sentences of the specification, written out: other tests read them from the dictionaries. */
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';

const { forms, downloadHistory, success, video, requestForm } = dictionaries['en-US'];
const { apiErrors } = forms;

describe('the sentences of the specification', () => {
  it.each([
    ['forms.required', forms.required, 'This item is required'],
    ['forms.phone.required', forms.phone.required, 'Please input mobile number'],
    ['forms.phone.china', forms.phone.china, 'Please enter the correct phone number'],
    ['forms.phone.america', forms.phone.america, 'Please input a valid mobile number'],
    ['forms.code.required', forms.code.required, 'Please enter the verification code'],
    ['forms.code.sent', forms.code.sent, 'Message sent successfully, please check'],
    ['forms.code.called', forms.code.called, 'We’re calling you now'],
    ['forms.code.requestFailed', forms.code.requestFailed, 'Request error: {{reason}}'],
    ['forms.contact.required', forms.contact.required, 'Please input a contact person'],
    ['forms.companyName.required', forms.companyName.required, 'Please input company name'],
    ['forms.email.required', forms.email.required, 'Please input E-mail number'],
    ['forms.email.format', forms.email.format, 'Wrong E-mail format, please input again'],
    [
      'forms.referral.invalid',
      forms.referral.invalid,
      'The referrer ID you filled in is invalid, continue to register?',
    ],
    ['forms.referral.correct', forms.referral.correct, 'Please fill in the correct referrer ID'],
    [
      'forms.agreement.unticked',
      forms.agreement.unticked,
      'Please tick agree <user service agreement> and <Privacy Agreement>',
    ],
    [
      'forms.agreement.takenBack',
      forms.agreement.takenBack,
      'Please accept the user service agreement, otherwise',
    ],
    ['apiErrors.network', apiErrors.network, 'Network error. Please check your network status'],
    ['apiErrors.maintenance', apiErrors.maintenance, 'It should be back in about 1 hour'],
    ['apiErrors.http', apiErrors.http, 'Please check your network and try again'],
    ['apiErrors.server', apiErrors.server, 'Server error.'],
    ['apiErrors.phoneInvalid', apiErrors.phoneInvalid, 'Cell phone number error, please re-enter'],
    ['apiErrors.referrerInvalid', apiErrors.referrerInvalid, 'Please fill in the correct referrer ID'],
    ['downloadHistory.empty', downloadHistory.empty, 'No historical version available'],
    ['success.done', success.done, 'Register successfully'],
    ['video.player.unsupported', video.player.unsupported, 'Your browser does not support video'],
    ['requestForm.receipt.title', requestForm.receipt.title, 'Submitted, we will contact you ASAP'],
  ])('are kept by %s', (_key, text, specified) => {
    expect(text).toContain(specified);
  });

  it('offers company sizes up to ‘200 and higher’, and about 25 industries', () => {
    expect(requestForm.sizes.at(-1)).toBe('200 and higher');
    expect(requestForm.industries.length).toBeGreaterThanOrEqual(24);
    expect(requestForm.industries.length).toBeLessThanOrEqual(26);
  });
});

describe('the home page’s texts', () => {
  it.each(localeCodes)('contain no invented sign-ups, in %s', (locale) => {
    expect(JSON.stringify(dictionaries[locale].home)).not.toMatch(/\bago\b|minutes? |分钟前|注册成功/);
  });
});
