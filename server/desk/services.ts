/** What the desk's routes work with, put together once. */
import type { Context } from 'hono';
import type { ServerConfig } from '#server/config.ts';
import type { DeskConfig } from '#server/desk/config.ts';
import type { Clock } from '#server/clock.ts';
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import { createLimiter } from '#server/limits/limiter.ts';
import type { Logger } from '#server/log.ts';
import { createAddressReader } from '#server/http/client-address.ts';
import { factsReader } from '#server/http/request-facts.ts';
import { createChanges } from './changes.ts';
import { createConversations } from './conversations.ts';
import { deskLimits } from './limits.ts';
import { createStreams } from './streams.ts';

export interface DeskDependencies {
  config: ServerConfig;
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  log: Logger;
  /** Looked at with each request: the operator may have it read anew. */
  content: Pick<Content, 'deskAnswers' | 'promoters'>;
}

export type DeskServices = ReturnType<typeof createDeskServices>;

export function createDeskServices(dependencies: DeskDependencies, desk: DeskConfig) {
  const { config, db, clock, hash, log } = dependencies;
  const changes = createChanges(db, clock, log);
  const facts = factsReader(createAddressReader(config.trustedProxies));
  return {
    ...dependencies,
    desk,
    changes,
    conversations: createConversations(db, clock, changes),
    streams: createStreams(config.limits.connectionsPerAddress, log),
    limiter: createLimiter(db, clock),
    limits: deskLimits(config.limits, hash),
    /** Whose request it is, as limits count it. */
    addressOf: (context: Context) => facts(context).address,
  };
}
