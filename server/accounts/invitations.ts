/**
 * Invitations to join a company. A token answers as long as it has something to say to its holder; unknown, expired, revoked
 * and used up tokens are one and the same to the outside.
 *
 * Life: `open` → `waiting` (the company has to agree) or `joined`; `approved` once the company has agreed; `revoked` by the
 * company. One made out to a person goes on telling that person how things stand. One that anybody could use is used up
 * when somebody has joined with it.
 */
import type { Selectable, Transaction } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import { APPLY_STATUS, type ApplyStatus } from '#src/config/wire.ts';
import { findUserId } from './users.ts';

export type Invitation = Selectable<Schema['invitations']> & { company_name: string };

export interface InvitationStore {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
}

export function tokenHash(hash: KeyedHash, token: string): string {
  return hash('invitation', token);
}

/** @returns `undefined` for a token that is unknown, expired, revoked or used up */
export async function findInvitation(
  { db, clock, hash }: InvitationStore,
  token: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .selectAll('invitations')
    .select('companies.name as company_name')
    .where('token_hash', '=', tokenHash(hash, token))
    .executeTakeFirst();
  if (!row || row.expires_at <= clock.now() || row.state === 'revoked') return undefined;
  return row.state === 'joined' && row.phone === null ? undefined : row;
}

/** What the invited person sees. */
export async function applyStatusOf(db: Database, invitation: Invitation): Promise<ApplyStatus> {
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

async function hasAccount(db: Database, { area_code, phone }: Invitation): Promise<boolean> {
  if (area_code === null || phone === null) return false;
  return (await findUserId(db, { areaCode: area_code, phone })) !== undefined;
}

/** As it is now, whatever it was when it was found. */
export async function isOpen(db: Database, { token_hash }: Invitation): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('state')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return row?.state === 'open';
}

/** Takes the invitation; false when somebody was faster. */
export async function takeInvitation(
  transaction: Transaction<Schema>,
  invitation: Invitation,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('invitations')
    .set({ state: invitation.auto_approve === 1 ? 'joined' : 'waiting' })
    .where('token_hash', '=', invitation.token_hash)
    .where('state', '=', 'open')
    .returning('token_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Who took it: the company's answer finds its way back to the invitation by this. */
export async function noteTaker(
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
