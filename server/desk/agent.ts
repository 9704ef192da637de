/** The agents' API: sign in, the inbox as a stream, messages of a conversation, answer, mark as read, close, reopen. */
import { Hono, type Context } from 'hono';
import {
  DESK_BEAT_MS,
  deskAgentMessage,
  deskInboxLimit,
  deskRead,
  deskSignIn,
  deskState,
  deskWriting,
  type DeskInbox,
} from '#src/api/contract/desk.ts';
import { parse } from 'valibot';
import { accessTo, agentSession, signIn, signOut, type AgentSession } from './agent-session.ts';
import { inboxOf, conversationsOf } from './inbox.ts';
import { createAgentPresence } from './presence.ts';
import { body, done, readAfter, refuse, refuseTooMany } from './requests.ts';
import type { DeskServices } from './services.ts';
import type { DeskEvent, Listener } from './streams.ts';

interface Variables {
  session: AgentSession;
}

export function createAgentRoutes(services: DeskServices): Hono<{ Variables: Variables }> {
  const { conversations, limiter, rules, streams, clock, db, addressOf } = services;
  const routes = new Hono<{ Variables: Variables }>();

  routes.use(async (context, next) => {
    if (accessTo(services, context) === 'shut') return refuse(context, 403, 'shut');
    context.set('session', agentSession(services, context));
    return next();
  });

  routes.get('/session', async (context) =>
    context.json({
      isSignedIn: await context.get('session').isValid(),
      needsPassword: accessTo(services, context) === 'password',
      name: await context.get('session').name(),
      now: clock.now(),
    }),
  );

  routes.post('/sign-in', body(deskSignIn), async (context) => {
    // Counted before it is checked, so that a hundred attempts at once count as a hundred.
    const limit = await limiter.consume(rules.deskSignIn(addressOf(context)));
    if (!limit.allowed) return refuseTooMany(context, limit);
    return (await signIn(services, context, context.req.valid('json')))
      ? done(context)
      : refuse(context, 401, 'password');
  });

  routes.post('/sign-out', async (context) => {
    await signOut(services, context);
    return done(context);
  });

  routes.use(async (context, next) => {
    if (!(await context.get('session').isValid())) return refuse(context, 401, 'session');
    return next();
  });

  routes.get('/answers', (context) => context.json(services.content.deskAnswers));

  /** As many as the inbox shows now. */
  const readInbox = async (context: Context<{ Variables: Variables }>) => {
    const limit = parse(deskInboxLimit, context.req.query('limit'));
    const you = await context.get('session').name();
    return async (): Promise<DeskInbox> => ({ ...(await inboxOf(db, limit)), you });
  };

  routes.get('/stream', async (context) => {
    const inbox = await readInbox(context);
    const session = context.get('session');
    return (
      streams.openAgent(addressOf(context), session.hash, (listener) =>
        follow(services, session, inbox, listener),
      ) ?? refuseTooMany(context, { retryAfterSeconds: 30 })
    );
  });

  routes.get('/conversations', async (context) => context.json(await (await readInbox(context))()));

  routes.use('/conversations/:id/*', async (context: Context, next) =>
    CONVERSATION_ID.test(context.req.param('id') ?? '') ? next() : unknown(context),
  );

  routes.get('/conversations/:id/messages', async (context) => {
    const after = readAfter(context);
    if (after === undefined) return refuse(context, 400, 'after');
    return context.json(await conversations.messagesAfter(context.req.param('id'), after));
  });

  routes.post('/conversations/:id/messages', body(deskAgentMessage), async (context) => {
    const message = await conversations.add(
      context.req.param('id'),
      'agent',
      context.req.valid('json'),
      await context.get('session').name(),
    );
    return message ? context.json({ seq: message.seq, at: message.at }) : unknown(context);
  });

  routes.post('/conversations/:id/read', body(deskRead), async (context) => {
    const row = await conversations.byId(context.req.param('id'));
    if (!row) return unknown(context);
    await conversations.markRead(row, 'agent', context.req.valid('json').seq);
    return done(context);
  });

  routes.post('/conversations/:id/state', body(deskState), async (context) => {
    const isKnown = await conversations.setState(context.req.param('id'), context.req.valid('json').state);
    return isKnown ? done(context) : unknown(context);
  });

  routes.post('/conversations/:id/writing', body(deskWriting), async (context) => {
    const agent = await context.get('session').name();
    const isKnown = await conversations.recordWriting(context.req.param('id'), {
      ...context.req.valid('json'),
      agent,
    });
    return isKnown ? done(context) : unknown(context);
  });

  // Counts and closes all waiting conversations of one conversation's network.
  routes.get('/conversations/:id/network', async (context) =>
    context.json({ waiting: await conversations.waitingOfNetwork(context.req.param('id')) }),
  );
  routes.post('/conversations/:id/network/close', async (context) =>
    context.json({ closed: await conversations.closeNetwork(context.req.param('id')) }),
  );
  return routes;
}

/** PostgreSQL rejects a query with a NUL in it. */
const CONVERSATION_ID = /^[\w-]{1,64}$/;

const unknown = (context: Context): Response => refuse(context, 404, 'conversation');

/** An open inbox, which counts as a present agent. */
async function* follow(
  { changes, db, clock }: DeskServices,
  session: AgentSession,
  inbox: () => Promise<DeskInbox>,
  { signal }: Listener,
): AsyncGenerator<DeskEvent, undefined> {
  const presence = createAgentPresence(db, clock);
  const watch = changes.watch(() => true, signal);
  try {
    await presence.touch();
    await changes.presence.refresh();
    yield { name: 'inbox', data: await inbox() };
    let touchedAt = performance.now();
    for (;;) {
      const changed = await watch.next(DESK_BEAT_MS);
      // Signed out at another server, or the session has expired.
      if (signal.aborted || !(await session.isValid())) return undefined;
      if (performance.now() - touchedAt >= DESK_BEAT_MS - 1000) {
        await presence.touch();
        touchedAt = performance.now();
      }
      if (changed.length > 0) yield { name: 'changed', data: await conversationsOf(db, changed) };
      else yield 'beat';
    }
  } finally {
    watch.stop();
    await presence.leave();
    await changes.presence.refresh();
  }
}
