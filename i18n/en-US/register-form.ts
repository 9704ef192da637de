import type { TwinOf } from '../twin.ts';

export const registerForm = {
  label: 'Sign up',
  phone: 'Mobile number',
  phoneHint:
    'You can sign up with a +86 (mainland China) or +1 (US, Canada) number. With any other number, email {{supportEmail}}.',
  code: 'Verification code',
  password: 'Password',
  passwordHint: '6–24 characters. Upper- and lowercase letters, digits and symbols are allowed.',
  userName: 'User name',
  userNameHint: '6–24 characters: English letters, digits or Chinese characters, no spaces',
  type: 'Account type',
  company: 'Company or team',
  user: 'Individual seller',
  companyName: 'Company name',
  companyNameHint:
    'English letters, Chinese characters, digits, spaces, brackets and “.”; it can’t end with a digit',
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
