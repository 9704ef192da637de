/**
 * Operators' commands: what each does and takes. Plain JavaScript that imports nothing, so that `--help` can be read
 * before anything is installed, under whatever Node is there. docs/operating.md has examples.
 */
const LIST = '[--from DAY] [--to DAY] [--csv|--json]';
const WHO = '--phone NUMBER [--area CODE] | --email ADDRESS | --anonymous-id ID [--also ID …]';

export const verbs = {
  submissions: {
    does: 'prints what visitors sent, oldest first, as CSV or JSON',
    takes: [`[--kind KIND …] ${LIST} [--limit N] [--out FILE]`],
    more: 'KIND is application, customize, appointment, feedback, message or cancel. FILE is new, and its owner’s alone.',
  },
  joins: {
    does: 'lists who waits for a company’s consent; approves, or refuses and voids the invitation',
    takes: [LIST, 'approve ID …', 'refuse ID …'],
  },
  cancellations: {
    does: 'lists accounts to be closed; closes them for good, or keeps them',
    takes: [LIST, 'close ID … [--with-company]', 'refuse ID …'],
    more: '--with-company closes as well a company that the account is the boss of and others belong to.',
  },
  invitations: {
    does: 'lists invitations that are open or waited on; makes one, takes them back',
    takes: [
      LIST,
      'make --company NAME|ID [--new-company] --inviter NAME [--needs-consent] [--days 1…90] [--for PEOPLE | --name NAME] [--area 86|1 --phone NUMBER]',
      'revoke ID …',
    ],
    more: 'It is valid for 7 days. Made out to a phone, no other can use it; --needs-consent leaves the answer to `joins`. --for 30 lets 30 people join with one link, whose page has a poster to print.',
  },
  deliveries: {
    does: 'shows what waits to be handed on by webhook and mail; puts back what was set aside',
    takes: [LIST, 'again ID …'],
  },
  audit: {
    does: 'lists what these commands changed, when, and who ran them, newest first',
    takes: [`${LIST} [--limit N]`],
  },
  reports: {
    does: 'lists what pages reported, what the most networks met first; clears it',
    takes: [`${LIST} [--limit N]`, 'clear'],
    more: 'Networks are counted in 48 parts, so many count as fewer. What one alone tells a thousand times may be made up.',
  },
  registrations: {
    does: 'lists accounts that were opened, with who sent them; or counts them',
    takes: [`[--promoter CODE] [--by promoter|channel|day] ${LIST}`],
    more: '`known` says whether promoters.json has the code. Staff who joined by invitation and closed accounts are not in it.',
  },
  statistics: {
    does: 'counts visits, downloads and registrations',
    takes: [`[--by channel|promoter|language|device|day] ${LIST}`],
    more: 'Visits and downloads are those of visitors who agreed to statistics; registrations are all. Days count whole. A * stands\nfor values that were too many to be told apart.',
  },
  'partner-keys': {
    does: 'lists which partners can see their own figures on /partners; gives a key, takes keys back',
    takes: [LIST, 'make CODE …', 'revoke CODE …'],
    more: 'CODE stands in promoters.json. The key is shown once; a new one takes the place of the old one.',
  },
  person: {
    does: 'counts what is held about one person; exports it as JSON, erases it for good',
    takes: [WHO, `export ${WHO} --out FILE`, `erase ${WHO} [--with-company]`],
    more: 'Make sure first that it is they who ask. --also takes a listed form or conversation that is theirs. Backups and what\nwas handed on keep what they hold.',
  },
  backup: {
    does: 'writes all that the database holds into one new file, while the server runs',
    takes: ['--out FILE'],
    more: 'It holds phones, names, hashes of passwords and the key for hashes: keep it as you keep the database.',
  },
  restore: {
    does: 'fills the empty database of DATA_DIR or DATABASE_URL with a backup: all rows, or none',
    takes: ['FILE'],
    more: 'Stop the server first. People who were erased after the backup was made are in it: erase them again (`person`).',
  },
  move: {
    does: 'copies the embedded database into the empty PostgreSQL of MOVE_TO_DATABASE_URL',
    takes: [''],
    more: 'Stop the server first; start it with DATABASE_URL afterwards. The address comes by the environment, since everybody on\nthe machine sees a command line: read -rs MOVE_TO_DATABASE_URL && export MOVE_TO_DATABASE_URL',
  },
};

/** A DAY is in Beijing time, such as 2026-01-31, or a time with its zone; --to is the first one excluded. */
export const listOfVerbs = Object.entries(verbs)
  .map(([name, { does }]) => `  npm run operate -- ${name.padEnd(14)}${does}\n`)
  .join('');

/** @param {string} name */
export function helpOf(name) {
  const { does, takes, more } = verbs[name];
  const lines = takes.map((rest) => `npm run operate -- ${name} ${rest}`.trimEnd());
  return `${lines.join('\n')}\n\nIt ${does}.\n${more ? `${more}\n` : ''}`;
}
