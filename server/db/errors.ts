/** Separates what is wrong with the database from our bugs, so that a full disk is answered with 503 and not with 500. */

/**
 * Classes of SQLSTATE: connection, sign-in, resources, operator's intervention, system, missing database, read-only
 * transaction, deadlock, missing rights.
 */
const POSTGRES_OUTAGE = /^(08|28|53|57|58|3D000|25006|40001|40P01|42501|55P03)/;
const NETWORK_CODES = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
/** SQLite: busy, locked, no memory, read-only, interrupted, I/O, corrupt, full, cannot open, not a database. */
const SQLITE_OUTAGE = new Set([5, 6, 7, 8, 9, 10, 11, 13, 14, 26]);
/** Kysely's words for a migration that this version does not have. */
const NEWER_VERSION = /previously executed migration \S+ is missing/;

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown };
  // A connection could not be made (a missing unix socket is ENOENT), or the folder of the embedded database.
  if (syscall === 'connect' || syscall === 'mkdir') return true;
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && SQLITE_OUTAGE.has(errcode & 0xff);
  if (typeof code === 'string') return POSTGRES_OUTAGE.test(code) || NETWORK_CODES.test(code);
  if (NEWER_VERSION.test(error.message)) return true;
  // pg's pool has no code for these.
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message);
}

/** The problem, in words that say where to look; nothing of the statement or its values. */
export function describeDatabaseOutage(error: unknown): string {
  const { code, errcode, syscall, message } = error as Error &
    Record<'code' | 'errcode' | 'syscall', unknown>;
  if (syscall === 'mkdir') return CANNOT_OPEN;
  if (NEWER_VERSION.test(message))
    return 'The database is of a newer version of this site: use that version.';
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    return SQLITE_WORDS[errcode & 0xff] ?? `SQLite reports error ${errcode}.`;
  }
  if (typeof code !== 'string') return 'The database does not answer.';
  if (syscall === 'connect' || NETWORK_CODES.test(code)) {
    return `The database cannot be reached (${code}): check that it runs, and DATABASE_URL.`;
  }
  return POSTGRES_WORDS[code] ?? `PostgreSQL reports ${code}.`;
}

const DISK_FULL = 'The disk is full.';
const CANNOT_OPEN =
  'The database cannot be opened: see the permissions of DATA_DIR and how its disk is mounted.';
const DAMAGED = 'The database is damaged: restore a backup.';
const SQLITE_WORDS: Readonly<Record<number, string>> = {
  5: 'Another process has locked the database.',
  6: 'Another process has locked the database.',
  8: 'The database may only be read: see the permissions of DATA_DIR and how its disk is mounted.',
  10: 'The disk of the database cannot be read or written.',
  11: DAMAGED,
  13: DISK_FULL,
  14: CANNOT_OPEN,
  26: DAMAGED,
};
const POSTGRES_WORDS: Readonly<Record<string, string>> = {
  '25006': 'The database may only be read.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '28P01': 'The user or the password of DATABASE_URL is wrong.',
  '3D000': 'The database of DATABASE_URL does not exist: create it.',
  '42501': 'The user of DATABASE_URL lacks rights: make it the owner of the database.',
  '53100': DISK_FULL,
  '53300': 'The database has no free connection.',
  '57014': 'A statement took too long.',
  '57P01': 'The database was shut down.',
  '57P02': 'The database crashed.',
  '57P03': 'The database is starting or stopping.',
};
