import type { TwinOf } from '../twin.ts';

export const press = {
  meta: {
    name: 'Press kit',
    title: 'Press kit',
    description:
      'Fact sheet, boilerplate, logo, screenshots and press contact for {{brand}}, and the company figures with what each one counts.',
  },
  title: 'Press kit',
  lead: 'Facts, figures, logos and screenshots for journalists and reviewers.',
  figures: {
    title: 'Company figures',
    sellers: { value: '1.9 million', name: 'sellers' },
    users: { value: '130,000', name: 'users of the team functions' },
    platforms: { value: '50+', name: 'marketplaces' },
    countries: { value: '20+', name: 'countries and regions' },
    more: 'Company figures, 2026: what they count',
    source:
      'Company figures, as of 2026. Sellers: everyone who manages shops in {{brand}}. Users: people who work in a team with assigned shops. Marketplaces and countries: where the shops sell.',
  },
  images: {
    title: 'Pictures you can print',
    text: 'The logo, and the workbench and the online trial as they look. Every shop, IP address and name in them is a sample. Please name the source.',
    mark: 'Logo on light and dark',
    light: 'Light (WebP)',
    dark: 'Dark (WebP)',
  },
  material: { title: 'Texts you can quote', updated: 'Updated' },
  topics: {
    facts: 'Fact sheet',
    boilerplate: 'Boilerplate',
    mark: 'Logo',
    screenshots: 'Screenshots',
    contact: 'Press contact',
    policy: 'Policy',
  },
  reports: {
    title: 'Independent coverage',
    none: 'No independent coverage is listed yet.',
    why: 'We list articles that are online, signed and unpaid.',
    rules: 'How we list coverage',
  },
  last: {
    title: 'Need another picture or figure?',
    text: 'Email us with “Press” in the subject line, and tell us the purpose and your deadline. We reply within one working day.',
    action: 'Email us',
  },
} as const satisfies TwinOf<'press'>;
