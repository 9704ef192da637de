import type { roles as original } from '../zh-CN/roles.ts';
import type { Twin } from '../twin.ts';

export const roles = {
  caption: 'What boss, manager and employee may do',
  action: 'Action',
  boss: 'Boss',
  manager: 'Manager',
  employee: 'Employee',
  reach: { full: 'Whole company', scope: 'Where granted', own: 'Own only', none: 'No' },
  groups: { shops: 'Shops', team: 'Team', watch: 'Logs and warnings', tools: 'Tools', company: 'Company' },
  actions: {
    shops: {
      open: 'Open a shop',
      fill: 'Sign in by automatic fill',
      credentials: 'See and maintain shop passwords',
      create: 'Create and delete shop environments',
      changeIp: 'Bind and change an IP',
      clear: 'Clear cache and data',
    },
    team: {
      appoint: 'Appoint and remove managers',
      invite: 'Invite employees, approve requests',
      grant: 'Give out shops and take them back',
      devices: 'Limit devices and hours',
      disable: 'Disable a sub-account',
    },
    watch: { logs: 'Read login and operation logs', risk: 'Receive device-risk warnings' },
    tools: {
      plugins: 'Install plug-ins for the team',
      line: 'Choose an acceleration line',
      address: 'Change the client’s service address',
    },
    company: { pay: 'Pay, add places, get invoices', close: 'Close the company account' },
  },
} as const satisfies Twin<typeof original>;
