import type { TwinOf } from '../twin.ts';

export const common = {
  skipToContent: 'Skip to content',
  /** When code that the page needs did not come. */
  lostCode: {
    text: 'Part of this page didn’t load. Reload to continue; your entries are kept.',
    reload: 'Reload',
  },
  nav: {
    label: 'Main',
    products: 'Products',
    help: 'Help',
    login: 'Sign in',
    signOut: 'Sign out',
    signUp: 'Sign up',
    menu: 'Menu',
    close: 'Close',
  },
  theme: { label: 'Dark theme' },
  breadcrumbs: 'You are here',
  banner: {
    info: 'Notice',
    maintenance: 'Maintenance',
    incident: 'Incident',
    more: 'Read the notice',
    dismiss: 'Don’t show this again',
  },
  feeds: { text: 'Subscribe', atom: 'Atom', json: 'JSON Feed' },
  footer: {
    product: 'Product',
    downloads: 'Downloads',
    partner: 'Partner with us',
    support: 'Support',
    company: 'Company',
    label: 'Footer',
    hours: 'Support every day, {{supportFrom}} to {{supportTo}} Beijing time, in English and Chinese',
    phone: 'Phone (China)',
    email: 'Email',
    qq: 'QQ (Chinese)',
    filings: 'Filings',
    rights: '© {{year}} {{company}}',
    samples: 'Demo site: company data, prices, installers and applications are samples',
  },
} as const satisfies TwinOf<'common'>;
