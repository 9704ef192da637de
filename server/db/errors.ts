/** Separates outages of the database from our bugs, so that a full disk is answered with 503 and not with 500. */

/** Classes of SQLSTATE: connection, resources, operator's intervention, system, read-only transaction, deadlock. */
const POSTGRES_OUTAGE = /^(08|53|57|58|25006|40001|40P01|55P03)/;
const NETWORK_CODES = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
/** SQLite: busy, locked, no memory, read-only, interrupted, I/O, corrupt, full, cannot open. */
const SQLITE_OUTAGE = new Set([5, 6, 7, 8, 9, 10, 11, 13, 14]);

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown };
  // A connection could not be made; a missing unix socket is ENOENT.
  if (syscall === 'connect') return true;
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && SQLITE_OUTAGE.has(errcode & 0xff);
  if (typeof code === 'string') return POSTGRES_OUTAGE.test(code) || NETWORK_CODES.test(code);
  // pg's pool has no code for these.
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message);
}

/** The problem, in words that say where to look; nothing of the statement or its values. */
export function describeDatabaseOutage(error: unknown): string {
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    return SQLITE_WORDS[errcode & 0xff] ?? `SQLite reports error ${errcode}.`;
  }
  if (typeof code !== 'string') return 'The database does not answer.';
  if (syscall === 'connect' || NETWORK_CODES.test(code)) return `The database cannot be reached (${code}).`;
  return POSTGRES_WORDS[code] ?? `PostgreSQL reports ${code}.`;
}

const DISK_FULL = 'The disk is full.';
const SQLITE_WORDS: Readonly<Record<number, string>> = {
  5: 'Another process has locked the database.',
  6: 'Another process has locked the database.',
  8: 'The database may only be read: see the permissions of DATA_DIR and how its disk is mounted.',
  10: 'The disk of the database cannot be read or written.',
  11: 'The database is damaged: restore a backup.',
  13: DISK_FULL,
  14: 'The database cannot be opened: see the permissions of DATA_DIR and how its disk is mounted.',
};
const POSTGRES_WORDS: Readonly<Record<string, string>> = {
  '25006': 'The database may only be read.',
  '53100': DISK_FULL,
  '53300': 'The database has no free connection.',
  '57014': 'A statement took too long.',
  '57P01': 'The database was shut down.',
  '57P02': 'The database crashed.',
  '57P03': 'The database is starting or stopping.',
};
