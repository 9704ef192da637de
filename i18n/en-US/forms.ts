import type { TwinOf } from '../twin.ts';

export const forms = {
  required: 'This item is required',
  phone: {
    required: 'Please input mobile number',
    china:
      'Please enter the correct phone number. A +86 number has 11 digits and starts with 1; check the number and the country code.',
    america:
      'Please input a valid mobile number. A +1 number has 10 digits and doesn’t start with 0; check the number and the country code.',
  },
  area: { label: 'Country code', china: '+86 China', america: '+1 US, Canada' },
  code: {
    get: 'Get code',
    sending: 'Sending…',
    resendIn: 'Resend in {{seconds}} s',
    voice: 'No text? Get the code by phone call',
    required: 'Please enter the verification code',
    digits: 'Enter all {{count}} digits of the code',
    sent: 'Message sent successfully, please check your text messages',
    called: 'We’re calling you now. Answer and write down the code.',
    requestFailed: 'Request error: {{reason}}',
  },
  password: {
    required: 'Enter a password',
    length: 'Use {{min}} to {{max}} characters',
    characters: 'Use letters (a–z), digits and symbols only, without spaces or accents',
  },
  showPassword: 'Show password',
  strength: {
    weak: 'Easy to guess: {{count}} characters or more are safer',
    good: 'Good',
    strong: 'Strong',
  },
  userName: {
    required: 'Enter a user name',
    length: 'Use {{min}} to {{max}} characters',
    characters: 'Use English letters, digits or Chinese characters, without spaces',
  },
  companyName: {
    required: 'Please input company name',
    characters:
      'Use letters, digits, spaces, brackets and “.” only. Leave out & , ’ and - (for example “Smith and Sons Ltd.”).',
    digitsOnly: 'A company name needs letters, not only digits',
    endsWithDigit: 'A company name can’t end with a digit here. Add “Ltd.” or spell the number out.',
    length: 'Use {{max}} characters at most',
  },
  contact: {
    required: 'Please input a contact person',
    characters: 'Use letters, digits, spaces, hyphens and apostrophes only.',
    digitsOnly: 'Enter a name, not a number',
    endsWithDigit: 'A name can’t end with a digit. Remove the digit.',
    length: 'Use {{max}} characters at most',
  },
  personName: {
    required: 'Enter your name',
    characters: 'Use letters, spaces and . - ’ · only',
    length: 'Use {{max}} characters at most',
  },
  email: {
    required: 'Please input E-mail number',
    format: 'Wrong E-mail format, please input again. An address looks like name@example.com.',
  },
  referral: {
    invalid: 'The referrer ID you filled in is invalid, continue to register?',
    correct: 'Please fill in the correct referrer ID, or clear the field to continue without one.',
  },
  date: { tooEarly: 'Choose {{day}} (Beijing date) or a later date' },
  agreement: {
    unticked: 'Please tick agree <user service agreement> and <Privacy Agreement>. Tick the box to continue.',
    takenBack:
      'Please accept the user service agreement, otherwise the account cannot complete registration. Tick the box again to continue.',
  },
  apiErrors: {
    network: 'Network error. Please check your network status, then try again.',
    timeout: 'The server is taking too long to respond. Check your connection and try again.',
    maintenance:
      'We’re upgrading the service. It should be back in about 1 hour. If it’s urgent, contact customer service.',
    http: 'Something went wrong. Please check your network and try again. If it keeps happening, contact support.',
    server: 'Server error. Try again in a few minutes; if it keeps happening, contact support.',
    busy: 'The server is busy. Try again in a few minutes.',
    codeWrong: 'The verification code is wrong. Check it and enter it again.',
    codeExpired: 'The verification code has expired. Get a new one.',
    phoneInvalid: 'Cell phone number error, please re-enter. Check the number and the country code.',
    phoneRegistered: 'This phone number already has an account. Sign in, or use another number.',
    tooManyRequests: 'Too many requests. Try again later.',
    waitSeconds_one: 'Too many requests. Try again in one second.',
    waitSeconds_other: 'Too many requests. Try again in {{count}} seconds.',
    waitMinutes_one: 'Too many requests. Try again in one minute.',
    waitMinutes_other: 'Too many requests. Try again in {{count}} minutes.',
    tokenInvalid: 'This link is invalid or has expired. Ask the sender for a new one.',
    referrerInvalid: 'Please fill in the correct referrer ID, or clear the field to continue without one.',
    fieldInvalid: 'We couldn’t accept this entry. Check it and try again, or contact support.',
    passwordCommon: 'This is one of the most common passwords and easy to guess. Choose another one.',
    other: 'We couldn’t complete your request. Try again later, or contact support.',
  },
  problems_one: 'Fix one field to continue',
  problems_other: 'Fix {{count}} fields to continue',
  optional: 'optional',
  cancel: 'Cancel',
  newTab: '(opens in a new tab)',
} as const satisfies TwinOf<'forms'>;
