import type { TwinOf } from '../twin.ts';

export const cases = {
  meta: {
    name: 'Example setups',
    title: 'Example team setups',
    description:
      'Seven example setups for a factory, agency, brand, live shopping, remote support, VPS move and private deployment: roles, shops and limits.',
  },
  title: 'How would you set up a team like yours?',
  lead: 'Seven example setups, from a factory with three shops to a group with sixty: who gets access to what, and what a working day looks like. Pick the one closest to yours.',
  scenario: 'Example',
  people: {
    boss_one: '{{count}} owner',
    boss_other: '{{count}} owners',
    manager_one: '{{count}} manager',
    manager_other: '{{count}} managers',
    employee_one: '{{count}} employee',
    employee_other: '{{count}} employees',
    shops_one: '{{count}} shop',
    shops_other: '{{count}} shops',
  },
  unit_one: 'shop',
  unit_other: 'shops',
  trades: {
    manufacturing: 'Factory',
    agency: 'Agency',
    home: 'Home goods brand',
    apparel: 'Live shopping',
    electronics: 'Electronics',
    general: 'General goods',
    group: 'Corporate group',
  },
  focus: {
    roles: 'three roles',
    logs: 'sign-in and activity logs',
    isolation: 'one profile per shop',
    hours: 'sign-in hours',
    devices: 'approved devices',
    vps: 'VPS edition',
    private: 'private deployment',
  },
  platforms: 'Marketplaces',
  carries: 'Key feature',
  day: 'Who is signed in when',
  others: 'More examples, by number of shops',
  open: 'See the setup',
  detail: {
    note: 'This is an example setup, not a customer story. Numbers of shops and people only show the division of work.',
    more: 'More examples',
    title: 'Set up your own team like this',
    start: {
      text: 'Download the client, sign up, choose a plan and add your first shop. Each step shows you the profile and the IP.',
      action: 'Quick start',
    },
    team: {
      text: 'The features page lists what each role can do and what is logged.',
      action: 'See the features',
    },
    vps: {
      text: 'See how the Professional and VPS editions differ, then decide which shops to move.',
      action: 'Compare the editions',
    },
    private: {
      text: 'Tell us how many shops and people you have, and we’ll plan the deployment from the server requirements.',
      action: 'Private deployment',
    },
  },
  last: {
    title: 'None of these fits?',
    text: 'Tell us about your shops and team, and we’ll set up the demo to match.',
    action: 'Book a demo',
  },
} as const satisfies TwinOf<'cases'>;
