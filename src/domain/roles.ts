/**
 * Who may do what. Three roles: what an employee may do, a manager may do within the granted scope, and a boss
 * everywhere. The wire's names are `boss`, `manager` and `employee`; the dictionaries name the actions.
 */
export const roles = ['boss', 'manager', 'employee'] as const;
export type Role = (typeof roles)[number];

/** `full`: the whole company. `scope`: what was granted. `own`: only oneself. */
export type Reach = 'full' | 'scope' | 'own' | 'none';

type Reaches = readonly [boss: Reach, manager: Reach, employee: Reach];

export const permissions = {
  shops: {
    open: ['full', 'scope', 'scope'],
    fill: ['full', 'scope', 'scope'],
    credentials: ['full', 'scope', 'none'],
    create: ['full', 'scope', 'none'],
    changeIp: ['full', 'scope', 'none'],
    clear: ['full', 'scope', 'none'],
  },
  team: {
    appoint: ['full', 'none', 'none'],
    invite: ['full', 'scope', 'none'],
    grant: ['full', 'scope', 'none'],
    devices: ['full', 'scope', 'none'],
    disable: ['full', 'scope', 'none'],
  },
  watch: {
    logs: ['full', 'scope', 'own'],
    risk: ['full', 'scope', 'none'],
  },
  tools: {
    plugins: ['full', 'scope', 'none'],
    line: ['full', 'scope', 'own'],
    address: ['full', 'none', 'none'],
  },
  company: {
    pay: ['full', 'none', 'none'],
    close: ['full', 'none', 'none'],
  },
} as const satisfies Record<string, Record<string, Reaches>>;

export type PermissionGroup = keyof typeof permissions;
export const permissionGroups = Object.keys(permissions) as PermissionGroup[]; // the keys of the literal above

/** A user of the client: in one of the roles, or not signed in. */
export type User = Role | 'guest';

/** A guest's rights: the shops that are already on the computer. */
const guestRights: Readonly<Partial<Record<PermissionGroup, Readonly<Record<string, Reach>>>>> = {
  shops: { open: 'own' },
};

/** An action of the table, by group and name. */
export type Permission = {
  [Group in PermissionGroup]: readonly [group: Group, action: keyof (typeof permissions)[Group] & string];
}[PermissionGroup];

export function reachOf(user: User, [group, action]: Permission): Reach {
  if (user === 'guest') return guestRights[group]?.[action] ?? 'none';
  // `Permission` pairs each group with its own actions only.
  const row = (permissions[group] as Readonly<Record<string, Reaches>>)[action];
  return row?.[roles.indexOf(user)] ?? 'none';
}

/** The roles that have a right, highest first. */
export function holdersOf(permission: Permission): Role[] {
  return roles.filter((role) => reachOf(role, permission) !== 'none');
}
