/**
 * The visitors' API. A cookie with a random value, which scripts cannot read, identifies a visitor and gives access to
 * one conversation only. A conversation begins with the first message, contact or link that identifies the visitor;
 * opening the page stores nothing.
 */
import { Hono, type Context } from 'hono';
import {
  DESK_BEAT_MS,
  deskContact,
  deskLanguage,
  deskRead,
  deskVisitorMessage,
  type DeskPlace,
  type DeskVisitorState,
} from '#src/api/contract/desk.ts';
import { parse } from 'valibot';
import { PAGE_SIZE, type ConversationRow } from './conversations.ts';
import { contactOf } from './inbox.ts';
import { body, done, readAfter, refuse, refuseTooMany } from './requests.ts';
import type { DeskServices } from './services.ts';
import type { DeskEvent, Listener } from './streams.ts';
import {
  hasOther,
  hasContent,
  networkOf,
  sessionIn,
  keepConversation,
  switchConversation,
} from './visitor-session.ts';

/** Whose request it is, by the hash of the cookie's value. */
interface Session {
  session: string;
}

export function createVisitorRoutes(services: DeskServices): Hono<{ Variables: Session }> {
  const { conversations, limiter, rules, streams, addressOf } = services;
  const routes = new Hono<{ Variables: Session }>();

  routes.use(async (context, next) => {
    const session = sessionIn(context, services);
    if (session === undefined) return refuse(context, 401, 'session');
    context.set('session', session);
    return next();
  });

  /** @returns the conversation to add to, or the refusal where too much was added or begun */
  async function admit(
    context: Context<{ Variables: Session }>,
    place: DeskPlace,
  ): Promise<{ conversation: ConversationRow } | { refusal: Response }> {
    const session = context.get('session');
    const address = addressOf(context);
    const added = await limiter.consume(rules.deskMessage(session, address));
    if (!added.allowed) return { refusal: refuseTooMany(context, added) };
    const known = await conversations.bySession(session);
    if (known) return { conversation: known };
    const begun = await limiter.consume(rules.deskConversation(address));
    if (!begun.allowed) return { refusal: refuseTooMany(context, begun) };
    return { conversation: await conversations.begin(session, place, networkOf(services, address)) };
  }

  routes.get('/stream', async (context) => {
    const after = readAfter(context);
    if (after === undefined) return refuse(context, 400, 'after');
    const session = context.get('session');
    const isOther = await hasOther(context, services);
    return (
      streams.openVisitor(addressOf(context), (listener) =>
        follow(services, session, after, isOther, listener),
      ) ?? refuseTooMany(context, { retryAfterSeconds: 30 })
    );
  });

  routes.post('/messages', body(deskVisitorMessage), async (context) => {
    const { id, text, ...place } = context.req.valid('json');
    const admitted = await admit(context, place);
    if ('refusal' in admitted) return admitted.refusal;
    const message = await conversations.add(admitted.conversation.id, 'visitor', { id, text });
    return message
      ? context.json({ seq: message.seq, at: message.at })
      : refuse(context, 404, 'conversation');
  });

  routes.post('/contact', body(deskContact), async (context) => {
    const { name, contact, ...place } = context.req.valid('json');
    const admitted = await admit(context, place);
    if ('refusal' in admitted) return admitted.refusal;
    await conversations.leaveContact(admitted.conversation, { name, contact });
    return done(context);
  });

  routes.post('/read', body(deskRead), async (context) => {
    const conversation = await conversations.bySession(context.get('session'));
    if (conversation) await conversations.markRead(conversation, 'visitor', context.req.valid('json').seq);
    return done(context);
  });

  // Forms of pages without script; other origins are refused before this (originGuard).
  const redirectBack = (context: Context): Response =>
    context.redirect(`/?language=${parse(deskLanguage, context.req.query('language'))}`, 303);
  routes.post('/stay', (context) => {
    keepConversation(context);
    return redirectBack(context);
  });
  for (const to of ['offered', 'other'] as const) {
    routes.post(`/${to}`, async (context) => {
      await switchConversation(context, services, to);
      return redirectBack(context);
    });
  }
  return routes;
}

/** State first, so that a page whose conversation was replaced clears its messages before new ones arrive. */
async function* follow(
  { conversations, changes, log }: DeskServices,
  session: string,
  after: number,
  hasOther: boolean,
  { signal, reportActivity }: Listener,
): AsyncGenerator<DeskEvent, undefined> {
  const watch = changes.watch((change) => change.session === session, signal);
  let lastSeq = after;
  let sent = '';
  let row: ConversationRow | undefined;
  // The row is read only for the conversation's own changes: an agent's arrival wakes thousands of streams at once.
  let hasChanged = true;
  try {
    while (!signal.aborted) {
      let isQuiet = true;
      if (hasChanged) row = await conversations.bySession(session);
      // Another page of the visitor's may have closed meanwhile.
      if (hasChanged && row && row.visitor_left_at !== null) await conversations.recordVisitor(session, true);
      if (hasChanged && row && hasContent(row)) reportActivity();
      const state: DeskVisitorState = {
        conversation: row?.id ?? null,
        online: await changes.presence.isAgentOnline(),
        state: row?.state === 'closed' ? 'closed' : 'open',
        agentRead: row?.agent_read ?? 0,
        contact: row ? contactOf(row) : null,
        hasOther,
      };
      const text = JSON.stringify(state);
      if (text !== sent) {
        yield { name: 'state', data: state };
        isQuiet = false;
      }
      sent = text;
      for (let isMore = hasChanged; isMore && row;) {
        const messages = await conversations.messagesAfter(row.id, lastSeq);
        if (messages.length > 0) {
          yield { name: 'messages', data: messages };
          isQuiet = false;
        }
        lastSeq = messages.at(-1)?.seq ?? lastSeq;
        isMore = messages.length === PAGE_SIZE;
      }
      if (isQuiet) yield 'beat';
      hasChanged = (await watch.next(DESK_BEAT_MS)).length > 0;
    }
  } finally {
    watch.stop();
    // Also without the database the stream ends.
    if (row) {
      await conversations.recordVisitor(session, false).catch((error: unknown) => {
        log.warn({ err: error }, 'the desk could not record that a visitor has left');
      });
    }
  }
}
