/**
 * Who is talking to the support desk, in the terms of the desk's software. For an anonymous visitor there is none until
 * somebody has set it.
 */
export interface ChatUser {
  name?: string;
  isBoss?: boolean;
  version?: string;
  /** The client's number of the role. */
  position?: number | string;
  email?: string;
  phone?: string;
  customerToken?: string;
  desc?: string;
  companyName?: string;
  tags?: readonly string[];
  owner?: string;
  isVip?: boolean;
  ownerGroup?: string;
  otherEmails?: readonly string[];
  machineString?: string;
  /** Further fields of the desk, by their names there. */
  custom?: Readonly<Record<string, string>>;
}

export type ChatPosition = 'boss' | 'manager' | 'employee';

/** `isBoss` overrides the number; 0 and 1 are managers; all others are employees. */
export function chatPosition({ isBoss, position }: ChatUser): ChatPosition {
  if (isBoss) return 'boss';
  return ['0', '1'].includes(String(position)) ? 'manager' : 'employee';
}

/** Shown if the client did not report its version. */
const VERSION_PLACEHOLDER = 'unknown';

/** The fields as text without empty ones; position and version in words. */
export function chatFields(user: ChatUser): Record<string, string> {
  const { isBoss, isVip, position: _position, tags, otherEmails, version, custom, ...texts } = user;
  const fields = {
    ...custom,
    ...texts,
    isBoss: String(isBoss ?? false),
    isVip: String(isVip ?? false),
    position: chatPosition(user),
    version: version === undefined || version === '' ? VERSION_PLACEHOLDER : version,
    tags: tags?.join(',') ?? '',
    otherEmails: otherEmails?.join(',') ?? '',
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The desktop client's signed-in user. */
export interface ClientLogin {
  signedIn: boolean;
  isGuest: boolean;
  userName: string | null;
  role: ChatPosition | null;
  /** Reported by some clients only. */
  isVip?: boolean | null | undefined;
}

/**
 * The visitor according to a form's fields, by their wire names.
 *
 * @param tag subject of the form, by which the desk can sort
 */
export function chatUserOfForm(values: Readonly<Record<string, unknown>>, tag: string): ChatUser {
  const text = (...names: string[]): string =>
    names
      .map((name) => values[name])
      .find((value) => typeof value === 'string' && value !== '')
      ?.toString() ?? '';
  const contact = text('contact');
  const isEmail = contact.includes('@');
  const isPhone = /^\+?[\d -]{7,20}$/.test(contact);
  const user = {
    name: text('name', 'user_name') || (isEmail || isPhone ? '' : contact),
    email: text('email') || (isEmail ? contact : ''),
    phone: text('phone') || (isPhone ? contact : ''),
    companyName: text('company_name', 'company'),
    desc: text('description'),
  };
  return { ...Object.fromEntries(Object.entries(user).filter(([, value]) => value !== '')), tags: [tag] };
}

/**
 * Combines two descriptions of one person: the newer value counts, an earlier email is kept as another one, tags add
 * up.
 */
export function mergeChatUsers(known: ChatUser | undefined, newer: ChatUser): ChatUser {
  const email = newer.email ?? known?.email;
  const before = [...(known?.email === undefined ? [] : [known.email]), ...(known?.otherEmails ?? [])];
  const others = before.filter((one) => one !== email);
  const tags = [...(known?.tags ?? []), ...(newer.tags ?? [])];
  return {
    ...known,
    ...newer,
    ...(others.length > 0 && { otherEmails: [...new Set(others)].slice(0, MAX_OTHER_EMAILS) }),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
  };
}

const MAX_OTHER_EMAILS = 5;

/**
 * The visitor according to the name of the sign-in on the site; some providers use a mail address for it.
 *
 * @param name empty if nobody is signed in
 * @param customerToken code of the site's own account, if it is one
 */
export function chatUserOfName(name: string, customerToken = ''): ChatUser | undefined {
  if (name === '') return undefined;
  return {
    name,
    ...(/^[^\s@]+@[^\s@]+$/.test(name) ? { email: name } : {}),
    ...(customerToken === '' ? {} : { customerToken }),
  };
}

/** The client's numbers of the roles below the boss. */
const POSITION = { manager: 1, employee: 2 } as const;

/** @returns `undefined` for a guest or without a sign-in: the chat then stays anonymous */
export function chatUserOf({ signedIn, isGuest, userName, role, isVip }: ClientLogin): ChatUser | undefined {
  if (!signedIn || isGuest || !userName) return undefined;
  return {
    name: userName,
    isBoss: role === 'boss',
    ...(isVip === true ? { isVip } : {}),
    ...(role === 'manager' || role === 'employee' ? { position: POSITION[role] } : {}),
  };
}
