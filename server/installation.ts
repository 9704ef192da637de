/** What the parts of a server share; each asks for those that it works with. */
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
  /** As it is at each look: the operator may have it read anew. */
  content: Content;
}
