/**
 * What the pages of the chat desk and its server say to each other: plain JSON on the desk's own address, without the
 * website API's envelope. Requests are checked by the server; events are what its streams carry, by name.
 */
import * as v from 'valibot';
import { DESK_CONTACT_LIMITS, DESK_LANGUAGES, DESK_MESSAGE_CHARS } from '#src/config/wire.ts';
import { requiredText } from './requests/fields.ts';

/** The server says something at least this often; a line that is silent for longer is dead. */
export const DESK_BEAT_MS = 15_000;

/** Made by the page that sends it, and the same for every try: the server stores one message for each. */
const clientId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Text with its line breaks; no other control characters, no half characters, something to see. */
const deskText = v.pipe(
  v.string(),
  v.maxLength(DESK_MESSAGE_CHARS),
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  v.regex(/^[^\x00-\x08\x0b-\x1f\x7f]*$/),
  v.regex(/\S/),
  // Half of a pair is no character.
  v.check((text) => !/\p{Surrogate}/u.test(text)),
);

/** The part of a page's address that tells where a visitor came from: no query, no other site. */
export const deskPage = v.fallback(v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/)), '');
export const deskLanguage = v.fallback(v.picklist(DESK_LANGUAGES), DESK_LANGUAGES[0]);
export const deskTopic = v.fallback(v.picklist(['presales', 'support']), 'support');

const place = { language: deskLanguage, topic: deskTopic, page: deskPage };

export const deskVisitorMessage = v.object({ id: clientId, text: deskText, ...place });
export const deskAgentMessage = v.object({ id: clientId, text: deskText });
export const deskRead = v.object({ seq: v.pipe(v.number(), v.integer(), v.minValue(1)) });
export const deskContact = v.object({
  name: requiredText(DESK_CONTACT_LIMITS.name),
  contact: requiredText(DESK_CONTACT_LIMITS.contact),
  ...place,
});
export const deskState = v.object({ state: v.picklist(['open', 'closed']) });
export const deskSignIn = v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

const count = v.number();

/** `seq` counts a conversation's messages from 1, without gaps. */
export const deskMessage = v.object({
  seq: count,
  /** The sender's own name for it. */
  id: v.string(),
  author: v.picklist(['visitor', 'agent']),
  text: v.string(),
  /** Milliseconds since 1970. */
  at: count,
});

/** `taken`: stored now, or by an earlier try. */
export const deskTaken = v.object({ seq: count, at: count });

/** What a visitor is told besides messages. */
export const deskVisitorState = v.object({
  /** Another one than before means another conversation: a second visitor has taken this browser. */
  conversation: v.nullable(v.string()),
  /** Whether an agent has the inbox open. */
  online: v.boolean(),
  state: v.picklist(['open', 'closed']),
  /** An agent has seen everything up to this message. */
  agentRead: count,
  /** The contact that was left, if any. */
  contact: v.nullable(v.object({ name: v.string(), contact: v.string() })),
});

/** Why a link's block did not hold. */
export const deskRefusal = v.picklist(['unsigned', 'signature', 'replay', 'time']);

/** One line of the inbox. */
export const deskConversation = v.object({
  id: v.string(),
  language: v.picklist(DESK_LANGUAGES),
  topic: v.picklist(['presales', 'support']),
  page: v.string(),
  state: v.picklist(['open', 'closed']),
  /** Whether `fields` came by a link that our server signed. */
  isSigned: v.boolean(),
  refusal: v.nullable(deskRefusal),
  fields: v.record(v.string(), v.string()),
  contact: v.nullable(v.object({ name: v.string(), contact: v.string() })),
  lastText: v.string(),
  lastAuthor: v.nullable(v.picklist(['visitor', 'agent'])),
  lastSeq: count,
  lastAt: count,
  createdAt: count,
  /** Of the oldest message without an answer. */
  waitingSince: v.nullable(count),
  agentRead: count,
  visitorRead: count,
});

export const deskMessages = v.array(deskMessage);
const deskConversations = v.array(deskConversation);
export const deskAnswers = v.array(
  v.object({
    id: v.string(),
    'zh-CN': v.object({ title: v.string(), text: v.string() }),
    'en-US': v.object({ title: v.string(), text: v.string() }),
  }),
);
/** Whether the inbox opens, and what for a password it takes. */
export const deskAgentSession = v.object({
  isSignedIn: v.boolean(),
  needsPassword: v.boolean(),
  /** By the server's clock: what waits is counted from it. */
  now: count,
});

/** Names of the events, and what each carries. */
export const deskEvents = {
  /** Messages that the listener does not have yet, in their order. */
  messages: deskMessages,
  state: deskVisitorState,
  /** The inbox as it is, when a stream opens. */
  inbox: deskConversations,
  /** Conversations that have changed since. */
  changed: deskConversations,
} as const;

export type DeskMessage = v.InferOutput<typeof deskMessage>;
export type DeskVisitorState = v.InferOutput<typeof deskVisitorState>;
export type DeskConversation = v.InferOutput<typeof deskConversation>;
export type DeskRefusal = v.InferOutput<typeof deskRefusal>;
export type DeskPlace = Pick<DeskConversation, 'language' | 'topic' | 'page'>;
export type DeskAnswers = v.InferOutput<typeof deskAnswers>;
