/** Tells errors of the database from mistakes of ours, so that a full disk is an outage (503) and not a bug (500). */

/** Classes of SQLSTATE: connection, resources, operator's intervention, system, read-only transaction, deadlock. */
const POSTGRES_OUTAGE = /^(08|53|57|58|25006|40001|40P01|55P03)/;
const NETWORK_CODES = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
/** SQLite: busy, locked, no memory, read-only, interrupted, I/O, corrupt, full, cannot open. */
const SQLITE_OUTAGE = new Set([5, 6, 7, 8, 9, 10, 11, 13, 14]);

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && SQLITE_OUTAGE.has(errcode & 0xff);
  if (typeof code === 'string') return POSTGRES_OUTAGE.test(code) || NETWORK_CODES.test(code);
  // pg's pool has no code for these.
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}
