/** Shared parts of a server; each module takes the ones it needs. */
import type { Clock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import type { Content } from './content/content.ts';
import type { Database } from './db/schema.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Logger } from './log.ts';

export interface Installation {
  config: ServerConfig;
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  log: Logger;
  /** Read at each use: the operator may reload it. */
  content: Content;
}
