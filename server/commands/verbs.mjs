/**
 * Operators' commands: what each does, and its usage. Plain JavaScript that imports nothing, so that `--help` can be read
 * before anything is installed, under whatever Node is there. docs/operating.md has examples.
 */
/** A DAY is in Beijing time, such as 2026-01-31, or a time with its zone; --to is the first one excluded. */
const LIST = '[--from DAY] [--to DAY] [--csv|--json]';
const WHO = '--phone NUMBER [--area CODE] | --email ADDRESS | --anonymous-id ID [--also ID …]';

export const verbs = {
  submissions: {
    summary: 'prints the forms that visitors sent, oldest first, as CSV or JSON',
    usage: [`[--kind KIND …] ${LIST} [--limit N] [--out FILE]`],
    notes:
      'KIND is application, customize, appointment, feedback, message or cancel. FILE must not exist; only you can read it.',
  },
  joins: {
    summary:
      'lists people who wait for a company’s consent; approves them, or refuses them and revokes the invitation',
    usage: [LIST, 'approve ID …', 'refuse ID …'],
  },
  cancellations: {
    summary: 'lists requests to close an account; closes the account permanently, or refuses the request',
    usage: [LIST, 'close ID … [--with-company]', 'refuse ID …'],
    notes: '--with-company also closes a company that has other members and no other boss.',
  },
  invitations: {
    summary: 'lists open and waiting invitations; makes one, revokes them',
    usage: [
      LIST,
      'make --company NAME|ID [--new-company] --inviter NAME [--needs-consent] [--days 1…90] [--for PEOPLE | --name NAME] [--area 86|1 --phone NUMBER]',
      'revoke ID …',
    ],
    notes:
      'An invitation is valid for 7 days, or for --days. With --phone only this number can use it. With --needs-consent you\nanswer with `joins`. With --for 30, 30 people can join with one link, and its page has a poster to print.',
  },
  deliveries: {
    summary:
      'lists events that wait to be forwarded by webhook or mail; sends events again that were set aside',
    usage: [LIST, 'again ID …'],
  },
  audit: {
    summary: 'lists what these commands changed, when, and who ran them, newest first',
    usage: [`${LIST} [--limit N]`],
  },
  reports: {
    summary: 'lists the reports of pages, those from the most networks first; deletes them',
    usage: [`${LIST} [--limit N]`, 'clear'],
    notes:
      'Networks are counted in 48 groups, so their real number may be higher. What one network reports a thousand times may\nbe made up.',
  },
  registrations: {
    summary: 'lists or counts opened accounts, with their promoters',
    usage: [`[--promoter CODE] [--by promoter|channel|day] ${LIST}`],
    notes:
      '`known` shows whether promoters.json has the code. Closed accounts and staff who joined by invitation are not included.',
  },
  statistics: {
    summary: 'counts visits, downloads and registrations',
    usage: [`[--by channel|promoter|language|device|day] ${LIST}`],
    notes:
      'Visits and downloads are counted only for visitors who agreed to statistics; registrations are all counted. Only whole\ndays are counted. * stands for values that were too many to be counted separately.',
  },
  'partner-keys': {
    summary: 'lists which partners can see their own figures on /partners; makes a key, revokes keys',
    usage: [LIST, 'make CODE …', 'revoke CODE …'],
    notes: 'CODE has to be in promoters.json. The key is shown once; a new key replaces the old one.',
  },
  person: {
    summary: 'counts the data about one person; exports them as JSON, erases them permanently',
    usage: [WHO, `export ${WHO} --out FILE`, `erase ${WHO} [--with-company]`],
    notes:
      'First verify the identity of the person. --also includes a listed form or conversation that belongs to them. Backups\nand forwarded data do not change.',
  },
  backup: {
    summary: 'writes the whole database into one new file, while the server runs',
    usage: ['--out FILE'],
    notes:
      'It contains phones, names, hashes of passwords and the key for hashes: protect it like the database.',
  },
  restore: {
    summary: 'fills the empty database of DATA_DIR or DATABASE_URL with a backup: all rows, or none',
    usage: ['FILE'],
    notes:
      'Stop the server first. People who were erased after the backup are still in it: erase them again (`person`).',
  },
  move: {
    summary: 'copies the embedded database into the empty PostgreSQL of MOVE_TO_DATABASE_URL',
    usage: [''],
    notes:
      'Stop the server first; start it with DATABASE_URL afterwards. The address is read from the environment, since every\nuser of the machine can see a command line: read -rs MOVE_TO_DATABASE_URL && export MOVE_TO_DATABASE_URL',
  },
};

export const listOfVerbs = Object.entries(verbs)
  .map(([name, { summary }]) => `  npm run operate -- ${name.padEnd(14)}${summary}\n`)
  .join('');

/** @param {string} name */
export function helpOf(name) {
  const { summary, usage, notes } = verbs[name];
  const lines = usage.map((rest) => `npm run operate -- ${name} ${rest}`.trimEnd());
  return `${lines.join('\n')}\n\nIt ${summary}.\n${notes ? `${notes}\n` : ''}`;
}
