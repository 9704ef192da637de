import type { registerForm as original } from '../zh-CN/register-form.ts';
import type { Twin } from '../twin.ts';

export const registerForm = {
  label: 'Free registration',
  phone: 'Mobile number',
  phoneHint: '+86: 11 digits starting with 1. +1: 10 digits not starting with 0',
  code: 'Verification code',
  password: 'Password',
  passwordHint: '6 to 24 characters: letters in both cases, digits, symbols',
  userName: 'User name',
  userNameHint: '6 to 24 characters: Chinese, English letters, digits',
  type: 'Account type',
  company: 'Company or team',
  user: 'Individual seller',
  companyName: 'Company name',
  companyNameHint: 'Letters, digits, Chinese and “.”; not ending with a digit',
  referral: 'Referrer ID',
  agree: {
    lead: 'I have read and agree to the',
    service: 'User Service Agreement',
    and: 'and the',
    privacy: 'Privacy Agreement',
  },
  submit: 'Register for free',
  submitting: 'Registering…',
  referrer: { title: 'We do not know this referrer', yes: 'Continue', no: 'Correct it' },
} as const satisfies Twin<typeof original>;
