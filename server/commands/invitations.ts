/** Invitations to join a company: created, listed, revoked. The link is shown once; the database keeps its hash. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { safeParse } from 'valibot';
import { areaCode, companyName, contactName, matchesArea, phone } from '#src/api/contract/fields.ts';
import { tokenHash } from '#server/accounts/invitations.ts';
import type { Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS } from '#src/domain/duration.ts';
import { makeChange } from './audit.ts';
import { listCommand, wholeNumber, type Listing, type Period, type Values } from './arguments.ts';
import { InputError, type CommandContext } from './command.ts';

/** Of the token's hash: enough to tell one from another. */
const ID_LENGTH = 16;

const OPTIONS = {
  company: { type: 'string' },
  'new-company': { type: 'boolean', default: false },
  inviter: { type: 'string' },
  'needs-consent': { type: 'boolean', default: false },
  days: { type: 'string', default: '7' },
  name: { type: 'string' },
  area: { type: 'string' },
  phone: { type: 'string' },
  for: { type: 'string' },
} as const;

type Options = Values<typeof OPTIONS>;

export const invitations = listCommand('invitations', {
  options: OPTIONS,
  list,
  plainActions: { make: (context, values) => make(context, readInvitation(values)) },
  actions: { revoke },
});

type NewInvitation = ReturnType<typeof readInvitation>;

const readInvitation = (values: Options) => ({
  ...readPerson(values),
  company: required('--company', values.company),
  isNewCompany: values['new-company'],
  inviter: checked('--inviter', contactName, required('--inviter', values.inviter)),
  needsConsent: values['needs-consent'],
  /** For how many people; null for one. */
  places: readPlaces(values),
  days: wholeNumber('--days', values.days, 1, 90),
});

function required(option: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '')
    throw new InputError(`${option} is missing. --help shows an example.`);
  return value.trim();
}

function checked(
  option: string,
  rule: typeof contactName | typeof companyName | typeof areaCode | typeof phone,
  value: string,
): string {
  const result = safeParse(rule, value);
  if (result.success) return result.output;
  throw new InputError(
    `${option} "${value}" does not pass the check of the site's forms: use only letters and digits that they accept.`,
  );
}

function readPerson(values: Options) {
  const name = values.name === undefined ? null : checked('--name', contactName, values.name);
  if ((values.area === undefined) !== (values.phone === undefined)) {
    throw new InputError('--area and --phone belong together: give both, or neither.');
  }
  if (values.area === undefined || values.phone === undefined) return { name, area: null, phone: null };
  const area = safeParse(areaCode, values.area);
  if (!area.success || !matchesArea({ area_code: area.output, phone: values.phone })) {
    throw new InputError(
      '--area 86 needs a --phone of 11 digits that starts with 1, --area 1 one of 10 digits that does not start with 0.',
    );
  }
  return { name, area: area.output, phone: values.phone };
}

/** More than a poster needs. */
const MAX_PLACES = 500;

function readPlaces(values: Options): number | null {
  if (values.for === undefined) return null;
  if (values.name !== undefined || values.phone !== undefined)
    throw new InputError('--for makes an invitation for several people: omit --name, --area and --phone.');
  return wholeNumber('--for', values.for, 2, MAX_PLACES);
}

async function make(context: CommandContext, invitation: NewInvitation): Promise<void> {
  const { clock, hash, config, out } = context;
  const token = randomBytes(24).toString('base64url');
  const expiresAt = clock.now() + invitation.days * DAY_MS;
  const done = await makeChange(context, async (transaction) => {
    const companyId = await companyOf(transaction, context, invitation);
    const token_hash = tokenHash(hash, token);
    await transaction
      .insertInto('invitations')
      .values({
        token_hash,
        company_id: companyId,
        inviter: invitation.inviter,
        area_code: invitation.area,
        phone: invitation.phone,
        name: invitation.name,
        auto_approve: invitation.needsConsent ? 0 : 1,
        state: 'open',
        places: invitation.places,
        expires_at: expiresAt,
        created_at: clock.now(),
      })
      .execute();
    const { needsConsent, places, days } = invitation;
    const detail = { company: companyId, needsConsent, days, ...(places && { places }) };
    return { action: 'invitation.make', subject: token_hash.slice(0, ID_LENGTH), detail };
  });
  // The page before the form has the poster.
  const path = `/${invitation.places === null ? 'staffregister' : 'teaminvited'}?token=${token}`;
  await out.write(
    `${done.subject}, valid until ${new Date(expiresAt).toISOString()}. The link is shown only once:\n` +
      `${config.siteUrl}${path}\n${config.siteUrl}/en${path}\n`,
  );
}

async function companyOf(
  transaction: Transaction<Schema>,
  { clock }: CommandContext,
  { company, isNewCompany }: NewInvitation,
): Promise<string> {
  const found = await transaction
    .selectFrom('companies')
    .select('id')
    .where((where) => where.or([where('id', '=', company), where('name', '=', company)]))
    .orderBy('id')
    .execute();
  const [only, ...more] = found;
  if (more.length > 0) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new InputError(`Several companies are called "${company}": name one by its id (${ids}).`);
  }
  if (only && isNewCompany) throw new InputError(`"${company}" exists already: omit --new-company.`);
  if (only) return only.id;
  if (!isNewCompany) {
    throw new InputError(`There is no company "${company}": check the spelling, or add --new-company.`);
  }
  const row = { id: newId(), name: checked('--company', companyName, company), created_at: clock.now() };
  await transaction.insertInto('companies').values(row).execute();
  return row.id;
}

async function list({ db, clock }: CommandContext, { from, to }: Period): Promise<Listing> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .selectAll('invitations')
    .select('companies.name as company_name')
    .select((select) =>
      select
        .selectFrom('members')
        .select(({ fn }) => fn.countAll<number | string>().as('taken'))
        .whereRef('members.invitation', '=', 'invitations.token_hash')
        .as('taken'),
    )
    .where('state', 'in', ['open', 'waiting'])
    .where('expires_at', '>', clock.now())
    .where('invitations.created_at', '>=', from)
    .where('invitations.created_at', '<', to)
    .orderBy('invitations.created_at')
    .orderBy('token_hash')
    .execute();
  return {
    columns: ['id', 'until', 'state', 'company', 'inviter', 'for'],
    rows: rows.map((row) => [
      row.token_hash.slice(0, ID_LENGTH),
      new Date(row.expires_at).toISOString(),
      row.state,
      row.company_name,
      row.inviter,
      [row.name, row.phone === null ? null : `+${row.area_code ?? ''} ${row.phone}`]
        .filter((part) => part !== null)
        .join(' ') || (row.places === null ? 'anyone' : `${row.taken ?? 0} of ${row.places} people`),
    ]),
    empty: 'No invitation is open.',
  };
}

async function revoke(context: CommandContext, id: string): Promise<void> {
  await makeChange(context, async (transaction) => {
    const isId = /^[0-9a-f]{16}$/.test(id);
    const revoked = isId
      ? await transaction
          .updateTable('invitations')
          .set({ state: 'revoked' })
          .where('token_hash', 'like', `${id}%`)
          .where('state', '=', 'open')
          .returning('token_hash')
          .execute()
      : [];
    if (revoked.length === 0) {
      throw new InputError(
        `No open invitation has the id "${id}": \`npm run operate -- invitations\` lists them. To refuse a person who waits already, use \`npm run operate -- joins\`.`,
      );
    }
    return { action: 'invitation.revoke', subject: id };
  });
  await context.out.write(`${id} is no longer valid.\n`);
}
