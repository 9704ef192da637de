import type { press as original } from '../zh-CN/press.ts';
import type { Twin } from '../twin.ts';

export const press = {
  meta: {
    title: 'Press material and reports',
    description:
      'For those who write about {{brand}}: fact sheet, standard descriptions, name and mark, screenshots, interviews. Reports are listed only when they can be opened and are signed.',
  },
  title: 'Before you write about us',
  lead: 'Figures with what they count, pictures with where they come from, and no reports that do not exist.',
  figures: {
    title: 'Figures you may quote',
    sellers: { value: '1.9 million', other: '1.5 million in another document', name: 'sellers' },
    users: { value: '130,000', name: 'users' },
    platforms: { value: '50+', name: 'marketplaces' },
    countries: { value: '20+', name: 'countries and regions' },
    source:
      'As published by the company. For sellers there are two documents that do not agree, so both stand here.',
  },
  material: { title: 'The folder', updated: 'Updated' },
  topics: {
    facts: 'Facts',
    boilerplate: 'Words',
    mark: 'Mark',
    screenshots: 'Pictures',
    contact: 'Interviews',
    policy: 'Policy',
  },
  reports: {
    title: 'Reports by others',
    none: 'None listed at present.',
    why: 'A report appears here once it can be opened, is signed and was not paid for.',
    rules: 'How we list reports',
  },
  last: {
    title: 'A picture or a figure missing?',
    text: 'Write to us with purpose and deadline, “Press” in the subject. We answer within one working day.',
    action: 'Write to us',
  },
} as const satisfies Twin<typeof original>;
