import type { TwinOf } from '../twin.ts';

export const roles = {
  caption: 'Permissions by role',
  action: 'Action',
  boss: 'Owner',
  manager: 'Manager',
  employee: 'Employee',
  reach: { full: 'Whole company', scope: 'Assigned only', own: 'Their own', none: 'No' },
  groups: {
    shops: 'Shops',
    team: 'Team',
    watch: 'Logs and warnings',
    tools: 'Tools',
    company: 'Company',
  },
  actions: {
    shops: {
      open: 'Open a shop',
      fill: 'Sign in with autofill',
      credentials: 'View and edit shop passwords',
      create: 'Create and delete shop profiles',
      changeIp: 'Bind and change an IP',
      clear: 'Clear cache and data',
    },
    team: {
      appoint: 'Appoint and remove managers',
      invite: 'Invite employees and approve requests',
      grant: 'Assign and unassign shops',
      devices: 'Limit devices and hours',
      disable: 'Disable a sub-account',
    },
    watch: { logs: 'Read sign-in and activity logs', risk: 'Receive device-risk warnings' },
    tools: {
      plugins: 'Install plugins for the team',
      line: 'Choose an acceleration route',
      address: 'Change the client’s service address',
    },
    company: { pay: 'Pay, add seats, get invoices', close: 'Close the company account' },
  },
} as const satisfies TwinOf<'roles'>;
