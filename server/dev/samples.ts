/**
 * One invitation for each state, with tokens that are public in the repository: for development servers only. Missing
 * ones are added at the start, and `/dev` can reset them.
 */
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { tokenHash } from '#server/accounts/invitations.ts';
import { addMember, createAccount, findUserId } from '#server/accounts/users.ts';
import { parseFile } from '#server/content/content.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Installation } from '#server/installation.ts';
import { AREA_CODES } from '#src/config/wire.ts';
import { DAY_MS } from '#src/domain/duration.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { ACCOUNTS, PASSWORD } from '#server/client-simulator/accounts.ts';

const SAMPLE_COMPANY_ID = 'sample-company';
const SAMPLE_MEMBER = { company_id: SAMPLE_COMPANY_ID, state: 'active' } as const;
const COMPANY_NAME = '泊店示例贸易有限公司';
const INVITER = '陈主管';
const LIFE_MS = 30 * DAY_MS;

const text = v.string();
const file = v.array(
  v.object({
    token: text,
    label: v.object({ zh: text, en: text }),
    auto_approve: v.boolean(),
    state: v.picklist(['open', 'waiting', 'approved', 'joined', 'revoked']),
    person: v.optional(v.object({ area_code: v.picklist(AREA_CODES), phone: text, name: text })),
    has_account: v.optional(v.boolean(), false),
    expired: v.optional(v.boolean(), false),
    /** Places of an invitation for many; with none it is full. */
    places: v.optional(v.number()),
  }),
);

export type SampleInvitation = v.InferOutput<typeof file>[number];

/** @throws ContentError */
export function readSampleInvitations(folder: string): SampleInvitation[] {
  return parseFile(join(folder, 'invitations.json'), file);
}

/** @param reset resets used samples */
export async function seedInvitations(
  { db, clock, hash }: Pick<Installation, 'db' | 'clock' | 'hash'>,
  samples: readonly SampleInvitation[],
  { reset = false }: { reset?: boolean } = {},
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('companies')
      .values({ id: SAMPLE_COMPANY_ID, name: COMPANY_NAME, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    for (const sample of samples) {
      const { person } = sample;
      if (person && sample.has_account) await seedAccount(transaction, sample, person, now);
      const expires_at = sample.expired ? now - 1 : now + LIFE_MS;
      const row = {
        token_hash: tokenHash(hash, sample.token),
        company_id: SAMPLE_COMPANY_ID,
        inviter: INVITER,
        area_code: person?.area_code ?? null,
        phone: person?.phone ?? null,
        name: person?.name ?? null,
        auto_approve: sample.auto_approve ? 1 : 0,
        state: sample.state,
        places: sample.places ?? null,
        expires_at,
        created_at: now,
      };
      await transaction
        .insertInto('invitations')
        .values(row)
        .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(reset ? row : { expires_at }))
        .execute();
    }
  });
}

async function seedAccount(
  transaction: Transaction<Schema>,
  sample: SampleInvitation,
  person: NonNullable<SampleInvitation['person']>,
  now: number,
): Promise<void> {
  const { name: user_name, ...number } = person;
  await createAccount(transaction, { ...number, type: 'user', user_name, passwordHash: null, now });
  if (sample.state !== 'joined') return;
  const userId = await findUserId(transaction, { areaCode: number.area_code, phone: number.phone });
  if (userId === undefined) return;
  await addMember(transaction, { ...SAMPLE_MEMBER, user_id: userId, role: 'employee', created_at: now });
}

/** +86 137 0000 0001 and up, in the order of the accounts. */
const FIRST_NUMBER = 13_700_000_001;

/** The accounts of a development server, by user name or number; the password is no secret. */
export async function seedAccounts({ db, clock }: Pick<Installation, 'db' | 'clock'>): Promise<void> {
  const names = Object.keys(ACCOUNTS);
  const known = await db.selectFrom('users').select('user_name').where('user_name', 'in', names).execute();
  if (known.length === names.length) return;
  const passwordHash = await hashPassword(PASSWORD);
  const now = clock.now();
  for (const [index, [userName, { role }]] of Object.entries(ACCOUNTS).entries()) {
    await db.transaction().execute(async (transaction) => {
      const userId = await createAccount(transaction, {
        area_code: '86',
        phone: String(FIRST_NUMBER + index),
        passwordHash,
        type: 'user',
        user_name: userName,
        now,
      });
      if (userId !== undefined) {
        await addMember(transaction, { ...SAMPLE_MEMBER, user_id: userId, role, created_at: now });
      }
    });
  }
}
