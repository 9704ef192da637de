/**
 * What `--help` prints of each operator's command: usage, options with their defaults, an example. Plain JavaScript that
 * imports nothing, so that it can be read before anything is installed, under whatever Node is there.
 */
export const helpTexts = {
  submissions: `npm run operate -- submissions [--kind KIND] [--since DAY] [--until DAY] [--format csv|json] [--limit N] [--out FILE]

Prints what visitors sent, oldest first.

  --kind KIND    application, customize, appointment, feedback, message, cancel; several with several --kind; default: all
  --since DAY    from this day on (Beijing), or time with its zone
  --until DAY    up to the end of the day before this one
  --format F     csv (default; opens in a spreadsheet) or json
  --limit N      at most so many, from 1
  --out FILE     into a new file that only you can read, instead of on the screen

  npm run operate -- submissions --kind application --since 2026-01-01 --out applications.csv
  npm run --silent operate -- submissions --format json | jq length
`,

  joins: `npm run operate -- joins
npm run operate -- joins approve ID [ID …]
npm run operate -- joins refuse ID [ID …]

Without a word it lists who waits for a company's consent, longest first.

  approve   they are members at once; their invitation says so when they open it again
  refuse    they are no members, and their invitation is no longer valid

  npm run operate -- joins approve 7w2mq0d4kz81hxn3:0v5ct9bb2j6ryf8e
`,

  cancellations: `npm run operate -- cancellations
npm run operate -- cancellations close ID [ID …] [--with-company]
npm run operate -- cancellations refuse ID [ID …]

Without a word it lists the requests that nobody has answered, oldest first.

  close            deletes the account and its memberships for good; the phone may register again
  refuse           the account stays, and the request is off the list
  --with-company   closes as well a company that the account is the boss of and others belong to

  npm run operate -- cancellations close 5kq0c1v9m2xw8e3t
`,

  invitations: `npm run operate -- invitations
npm run operate -- invitations make --company NAME|ID --inviter NAME [options]
npm run operate -- invitations revoke ID [ID …]

Without a word it lists the invitations that are open or waited on.

  make
    --company NAME|ID   the company to join
    --new-company       makes a company of that name, where there is none yet
    --inviter NAME      who invites, as the invited person reads it
    --needs-consent     the company has to agree afterwards (npm run operate -- joins); otherwise joining is at once
    --days N            how long it is valid, 1 to 90 (default 7)
    --name NAME         made out to a person, who need not type it
    --area 86|1 --phone NUMBER   made out to a phone: no other can use it
  revoke                no longer valid, from now on

  npm run operate -- invitations make --company 泊店示例贸易 --inviter 陈主管 --area 86 --phone 13900000001 --name 李雷
`,

  deliveries: `npm run operate -- deliveries
npm run operate -- deliveries again ID [ID …]

Without a word it shows how many wait, were sent and were set aside, and the first of those that are not sent.

  again   puts what was set aside back in its place; the running server sends it within seconds

  npm run operate -- deliveries again 5kq0c1v9m2xw8e3t
`,

  audit: `npm run operate -- audit [--since DAY] [--limit N]

Lists what operators' commands changed, newest first.

  --since DAY   from this day on (Beijing), or time with its zone
  --limit N     at most so many, 1 to 10000 (default 100)

  npm run operate -- audit --since 2026-11-01
`,

  reports: `npm run operate -- reports [--since DAY] [--limit N]
npm run operate -- reports clear

Lists what pages reported (PUBLIC_REPORTS=1): first what came from the most networks, then what came most often. Networks are
counted in 48 parts, so many of them count as fewer; what one network alone tells a thousand times may be made up. Reports are
kept for 30 days after they last came.

  --since DAY   that came on this day or later (Beijing), or time with its zone
  --limit N     at most so many, 1 to 1000 (default 50)
  clear         deletes them all, after a new build say

  npm run operate -- reports --since 2026-11-01
`,

  person: `npm run operate -- person WHO
npm run operate -- person export WHO --out FILE
npm run operate -- person erase WHO [--with-company]

Without a word it counts what is held about somebody, and lists forms and conversations whose text names them, which may be
somebody else's. WHO is one or more of

  --phone NUMBER       with --area CODE (default 86)
  --email ADDRESS
  --anonymous-id ID    of the statistics of use, from the browser's own storage
  --also ID            a listed form or conversation that is theirs; may be given several times

  export           writes all of it into a new file that only you can read, as JSON
  erase            deletes it for good: account, memberships, forms, conversations, invitations made out to them, statistics
  --with-company   as with \`npm run operate -- cancellations\`

Make sure first that it is they who ask. What was handed on by webhook or mail lies with the receivers: the command says how
many. Backups keep what they hold until you delete them.

  npm run operate -- person export --phone 13800000000 --email li@shop.example --out li.json
  npm run operate -- person erase --phone 13800000000 --also 5kq0c1v9m2xw8e3t
`,

  backup: `npm run operate -- backup --out FILE

Writes every row of the database, as it is at this moment, into a new file that only you can read. The server may run. The
file is the same from the embedded database and from PostgreSQL, and can be restored into either.

  --out FILE   a new file, such as /var/backups/site-2026-11-22.gz

It holds phones, names, hashes of passwords and the key for hashes: keep it as you keep the database, and not longer than your
privacy agreement allows.

  npm run operate -- backup --out /var/backups/site-$(date +%F).gz
`,

  restore: `npm run operate -- restore FILE

Fills the database of DATA_DIR or DATABASE_URL, which has to be empty, with the rows of a backup: all of them, compared, or
none. A backup of an older version is brought up to date. Stop the server first, and move the old database away.

Whoever was erased after the backup was made is in it: erase them again (\`npm run operate -- person\`).

  npm run operate -- restore /var/backups/site-2026-11-22.gz
`,

  move: `MOVE_TO_DATABASE_URL=postgres://… npm run operate -- move

Copies every row of the embedded database (DATA_DIR) into an empty PostgreSQL, compares them, and leaves the embedded one as
it is. Stop the server first; afterwards start it with DATABASE_URL set to the same address, and move DATA_DIR away.

The address comes by the environment, since what stands in a command line is seen by everybody on the machine: put it into
.env for as long as it is needed, or

  read -rs MOVE_TO_DATABASE_URL && export MOVE_TO_DATABASE_URL && npm run operate -- move
`,
};
