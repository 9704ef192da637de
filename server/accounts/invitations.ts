/**
 * Invitations to join a company. Unknown, expired, revoked and used up tokens get the same answer.
 *
 * States: `open` → `waiting` (the company has to agree) or `joined`; `approved` once the company has agreed; `revoked`
 * by the company. An invitation made out to a person keeps showing that person its state. One that anybody could use is
 * used up when somebody has joined with it. One for many stays open until its places are taken, and says when it is
 * full or over.
 */
import type { Selectable, Transaction } from 'kysely';
import { countRows } from '#server/db/count-rows.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import type { Installation } from '#server/installation.ts';
import { APPLY_STATUS, type ApplyStatus } from '#src/config/wire.ts';
import { findUserId } from './users.ts';

export type Invitation = Selectable<Schema['invitations']> & { company_name: string };

type Store = Pick<Installation, 'db' | 'clock'>;

export function tokenHash(hash: Installation['hash'], token: string): string {
  return hash('invitation', token);
}

/** @returns `undefined` for a token that is unknown, expired (unless it is for many), revoked or used up */
export async function findInvitation(
  { db, clock, hash }: Store & Pick<Installation, 'hash'>,
  token: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .selectAll('invitations')
    .select('companies.name as company_name')
    .where('token_hash', '=', tokenHash(hash, token))
    .executeTakeFirst();
  if (!row || row.state === 'revoked') return undefined;
  if (row.places !== null) return row;
  if (row.expires_at <= clock.now()) return undefined;
  return row.state === 'joined' && row.phone === null ? undefined : row;
}

/** @returns the state of the member with this number who joined with this token, whatever has become of the token */
export async function stateOfJoined(
  { db, hash }: Pick<Installation, 'db' | 'hash'>,
  { areaCode, phone, token }: { areaCode: string; phone: string; token: string },
): Promise<string | undefined> {
  const joined = await db
    .selectFrom('invitations')
    .innerJoin('members', 'members.company_id', 'invitations.company_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('members.state')
    .where('token_hash', '=', tokenHash(hash, token))
    .where('users.area_code', '=', areaCode)
    .where('users.phone', '=', phone)
    .where((where) =>
      where.or([
        where('members.invitation', '=', where.ref('token_hash')),
        where('invitations.taken_by', '=', where.ref('users.id')),
      ]),
    )
    .executeTakeFirst();
  return joined?.state;
}

/** What the invited person sees. */
export async function applyStatusOf({ db, clock }: Store, invitation: Invitation): Promise<ApplyStatus> {
  if (invitation.places !== null) {
    if (invitation.expires_at <= clock.now()) return APPLY_STATUS.over;
    return (await hasPlace(db, invitation)) ? APPLY_STATUS.noAccount : APPLY_STATUS.full;
  }
  switch (invitation.state) {
    case 'waiting':
      return APPLY_STATUS.waiting;
    case 'approved':
      return APPLY_STATUS.success;
    case 'joined':
      return APPLY_STATUS.joined;
    default:
      return (await hasAccount(db, invitation)) ? APPLY_STATUS.hasAccount : APPLY_STATUS.noAccount;
  }
}

/** Whether an invitation for many has a place left; the place of a refused person is free again. */
async function hasPlace(db: Database, { token_hash, places }: Invitation): Promise<boolean> {
  const taken = await countRows(db.selectFrom('members').where('invitation', '=', token_hash));
  return taken < Number(places);
}

/** Whether it can still be used to join. */
export async function isUsable(store: Store, invitation: Invitation): Promise<boolean> {
  if (invitation.state !== 'open') return false;
  return invitation.places === null || (await applyStatusOf(store, invitation)) === APPLY_STATUS.noAccount;
}

async function hasAccount(db: Database, { area_code, phone }: Invitation): Promise<boolean> {
  if (area_code === null || phone === null) return false;
  return (await findUserId(db, { areaCode: area_code, phone })) !== undefined;
}

/** Takes the invitation, or one of its places; false when another request was faster. */
export async function takeInvitation(
  transaction: Transaction<Schema>,
  invitation: Invitation,
): Promise<boolean> {
  const state = invitation.auto_approve === 1 ? 'joined' : 'waiting';
  const taken = await transaction
    .updateTable('invitations')
    // Written even where nothing changes: the row lock makes requests for a place wait for each other.
    .set({ state: invitation.places === null ? state : 'open' })
    .where('token_hash', '=', invitation.token_hash)
    .where('state', '=', 'open')
    .returning('token_hash')
    .executeTakeFirst();
  return taken !== undefined && (invitation.places === null || (await hasPlace(transaction, invitation)));
}

/** Notes who took an invitation for one person, so that the company's answer can be written to it. */
export async function recordTaker(
  transaction: Transaction<Schema>,
  invitation: Invitation,
  userId: string,
): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ taken_by: userId })
    .where('token_hash', '=', invitation.token_hash)
    .execute();
}
