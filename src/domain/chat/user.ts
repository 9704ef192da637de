/**
 * Who is talking to the support desk, as the desk's software wants to hear it. Nothing of this exists for an anonymous
 * visitor: the information is attached only once somebody has set it.
 */
export interface ChatUser {
  name?: string;
  isBoss?: boolean;
  version?: string;
  /** The client's number for a role. */
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
  /** The desk's own further fields, by their names there. */
  custom?: Readonly<Record<string, string>>;
}

export type ChatPosition = 'boss' | 'manager' | 'employee';

/** A boss is a boss with any number; 0 and 1 are managers; everyone else works for them. */
export function chatPosition({ isBoss, position }: ChatUser): ChatPosition {
  if (isBoss) return 'boss';
  return ['0', '1'].includes(String(position)) ? 'manager' : 'employee';
}

/** Shown where the client did not tell its version. */
const VERSION_PLACEHOLDER = 'unknown';

/** The fields as text, empty ones left out, position and version in words. */
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

/** Who is signed in to the desktop client. */
export interface ClientLogin {
  signedIn: boolean;
  isGuest: boolean;
  userName: string | null;
  role: ChatPosition | null;
  /** Told by clients that know it. */
  isVip?: boolean | null | undefined;
}

/**
 * What a form's fields, by their names on the wire, say of who filled it in.
 *
 * @param tag what they wrote to us about; the desk can sort by it
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

/** More of one person: what is said last counts, an address of before stays as another one, and tags add up. */
export function moreOf(known: ChatUser | undefined, said: ChatUser): ChatUser {
  const email = said.email ?? known?.email;
  const before = [...(known?.email === undefined ? [] : [known.email]), ...(known?.otherEmails ?? [])];
  const others = before.filter((one) => one !== email);
  const tags = [...(known?.tags ?? []), ...(said.tags ?? [])];
  return {
    ...known,
    ...said,
    ...(others.length > 0 && { otherEmails: [...new Set(others)].slice(0, MOST_OTHERS) }),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
  };
}

const MOST_OTHERS = 5;

/**
 * What the name of somebody who has signed in on the site says; some providers give a mail address for it.
 *
 * @param name empty where nobody is
 * @param customerToken the account's own code, where the provider is the site's
 */
export function chatUserOfName(name: string, customerToken = ''): ChatUser | undefined {
  if (name === '') return undefined;
  return {
    name,
    ...(/^[^\s@]+@[^\s@]+$/.test(name) ? { email: name } : {}),
    ...(customerToken === '' ? {} : { customerToken }),
  };
}

/** The client's own numbers for the roles below the boss. */
const POSITION = { manager: 1, employee: 2 } as const;

/** @returns `undefined` for a guest, and while nobody is signed in: the chat then stays anonymous */
export function chatUserOf({ signedIn, isGuest, userName, role, isVip }: ClientLogin): ChatUser | undefined {
  if (!signedIn || isGuest || !userName) return undefined;
  return {
    name: userName,
    isBoss: role === 'boss',
    ...(isVip === true ? { isVip } : {}),
    ...(role === 'manager' || role === 'employee' ? { position: POSITION[role] } : {}),
  };
}
