import type { cases as original } from '../zh-CN/cases.ts';
import type { Twin } from '../twin.ts';

export const cases = {
  meta: {
    title: 'Use cases: how seven teams divide shops, people and access',
    description:
      'A factory, an agency, five European sites, live shopping in shifts, support in another city, a move off VPS, a group on its own servers: seven scenarios, no invented customers, limits included.',
  },
  title: 'How would a team like yours set it up?',
  lead: 'There is no list of customers here and no praise. Seven scenarios, written as examples of common divisions: how many shops, how many people, who gets what, what a day looks like. Find the one most like you.',
  scenario: 'Scenario',
  legend: { boss: 'boss', manager: 'manager', employee: 'employee', shop: 'shop', note: 'In the pictures' },
  people: {
    boss_one: '{{count}} boss',
    boss_other: '{{count}} bosses',
    manager_one: '{{count}} manager',
    manager_other: '{{count}} managers',
    employee_one: '{{count}} employee',
    employee_other: '{{count}} employees',
    shops_one: '{{count}} shop',
    shops_other: '{{count}} shops',
  },
  trades: {
    manufacturing: 'Factory',
    agency: 'Agency',
    home: 'Home brand',
    apparel: 'Apparel, live',
    electronics: 'Electronics',
    general: 'General goods',
    group: 'Group of companies',
  },
  focus: {
    roles: 'three roles',
    logs: 'login and operation logs',
    isolation: 'one environment per shop',
    hours: 'login hours',
    devices: 'authorised devices',
    vps: 'VPS edition',
    private: 'private deployment',
  },
  platforms: 'Marketplaces',
  carries: 'Rests on',
  open: 'See how',
  detail: {
    note: 'This is a scenario, not the story of a customer; its numbers show how work is divided.',
    more: 'Other scenarios',
    title: 'Set your own team up like this',
    start: {
      text: 'Download, register, add a first shop: in a quarter of an hour you see its environment and IP.',
      action: 'Quick start',
    },
    team: {
      text: 'What each role may do and what the logs keep is told item by item under core features.',
      action: 'Core features',
    },
    vps: {
      text: 'See how the professional and the VPS edition differ, then decide which shops move and which stay.',
      action: 'Compare the editions',
    },
    private: {
      text: 'Tell us how many shops and people; we plan the deployment from the server requirements.',
      action: 'Private deployment',
    },
  },
  last: {
    title: 'None of them is like you?',
    text: 'Send us your shops, marketplaces and people, and the demo will be set up along your lines.',
    action: 'Book a demo',
  },
} as const satisfies Twin<typeof original>;
