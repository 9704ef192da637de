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

/** An action of the table, by group and name, such as `shops.open`. */
export type Permission = {
  [Group in PermissionGroup]: `${Group}.${keyof (typeof permissions)[Group] & string}`;
}[PermissionGroup];

/** A guest's rights: the shops that are already on the computer. */
const guestRights: Readonly<Partial<Record<Permission, Reach>>> = { 'shops.open': 'own' };

export function reachOf(user: User, permission: Permission): Reach {
  if (user === 'guest') return guestRights[permission] ?? 'none';
  const [group, action] = permission.split('.') as [PermissionGroup, string]; // what a permission is made of
  // `Permission` joins each group to its own actions.
  const row = (permissions[group] as Readonly<Record<string, Reaches>>)[action];
  return row?.[roles.indexOf(user)] ?? 'none';
}

/** The roles that have a right, highest first. */
export function holdersOf(permission: Permission): Role[] {
  return roles.filter((role) => reachOf(role, permission) !== 'none');
}
