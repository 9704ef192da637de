/** What the desk's routes work with, put together once. */
import type { Context } from 'hono';
import type { Installation } from '#server/installation.ts';
import type { DeskConfig } from '#server/desk/config.ts';
import { createLimiter } from '#server/limits/limiter.ts';
import { limitRules } from '#server/limits/rules.ts';
import { createAddressReader } from '#server/http/client-address.ts';
import { factsReader } from '#server/http/request.ts';
import { createChanges } from './changes.ts';
import { createConversations } from './conversations.ts';
import { createStreams } from './streams.ts';

export type DeskServices = ReturnType<typeof createDeskServices>;

export function createDeskServices(dependencies: Installation, desk: DeskConfig) {
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
    rules: limitRules(config.limits, hash),
    /** The client's address, as limits count it. */
    addressOf: (context: Context) => facts(context).address,
  };
}
