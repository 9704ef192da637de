import type { TwinOf } from '../twin.ts';

export const registerForm = {
  label: 'Sign up',
  phone: 'Mobile number',
  phoneHint: '+86 (mainland China) or +1 (US, Canada). Others: {{supportEmail}}',
  code: 'Verification code',
  password: 'Password',
  passwordHint: '6–24 characters: upper- and lowercase letters, digits, symbols',
  userName: 'User name',
  userNameHint: '6–24 English letters, digits or Chinese characters, no spaces',
  type: 'Account type',
  company: 'Company or team',
  user: 'Individual seller',
  companyName: 'Company name',
  companyNameHint: 'English or Chinese letters, digits, spaces, brackets, “.”; no final digit',
  referral: 'Referral ID',
  agree: {
    lead: 'I have read and agree to the',
    service: 'User Service Agreement',
    and: 'and the',
    privacy: 'Privacy Policy',
  },
  submit: 'Sign up free',
  submitting: 'Signing up…',
  referrer: {
    title: 'We couldn’t find this referral ID',
    yes: 'Continue without it',
    no: 'Edit the ID',
  },
} as const satisfies TwinOf<'registerForm'>;
