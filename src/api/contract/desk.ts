/**
 * What the pages of the chat desk and its server say to each other: plain JSON on the desk's own address, without the
 * website API's envelope. Requests are checked by the server; events are what its streams carry, by name.
 */
import * as v from 'valibot';
import {
  DESK_AGENT_NAME_CHARS,
  DESK_CONTACT_LIMITS,
  DESK_INBOX_MOST,
  DESK_INBOX_STEP,
  DESK_LANGUAGES,
  DESK_MESSAGE_CHARS,
} from '#src/config/wire.ts';
import { requiredText, text } from './fields.ts';

/** The server says something at least this often; a line that is silent for longer is dead. */
export const DESK_BEAT_MS = 15_000;

/** Of a message's number: what an integer column takes. */
export const DESK_HIGHEST_SEQ = 2 ** 31 - 1;

/** Made by the page that sends it, and the same for every try: the server stores one message for each. */
const clientId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Text with its line breaks; no half characters, something to see. */
const deskText = v.pipe(
  text,
  v.maxLength(DESK_MESSAGE_CHARS),
  v.regex(/\S/),
  // Half of a pair is no character.
  v.check((value) => !/\p{Surrogate}/u.test(value)),
);

/** The part of a page's address that tells where a visitor came from: no query, no other site. */
export const deskPage = v.fallback(v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/)), '');
export const deskLanguage = v.fallback(v.picklist(DESK_LANGUAGES), DESK_LANGUAGES[0]);
export const deskTopic = v.fallback(v.picklist(['presales', 'support']), 'support');

const place = { language: deskLanguage, topic: deskTopic, page: deskPage };

export const deskVisitorMessage = v.object({ id: clientId, text: deskText, ...place });
export const deskAgentMessage = v.object({ id: clientId, text: deskText });
export const deskRead = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DESK_HIGHEST_SEQ)),
});
export const deskContact = v.object({
  name: requiredText(DESK_CONTACT_LIMITS.name),
  contact: requiredText(DESK_CONTACT_LIMITS.contact),
  ...place,
});
export const deskState = v.object({ state: v.picklist(['open', 'closed']) });
export const deskSignIn = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** By which colleagues know the agent. */
  name: v.optional(
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    v.pipe(v.string(), v.trim(), v.regex(/^[^\x00-\x1f\x7f]+$/), v.maxLength(DESK_AGENT_NAME_CHARS)),
  ),
});
/** The inbox (one open page) in which a reply is being typed. */
export const deskWriting = v.object({ page: clientId });
/** How many open conversations an inbox asks for. */
export const deskInboxLimit = v.fallback(
  v.pipe(
    v.string(),
    v.transform(Number),
    v.integer(),
    v.minValue(DESK_INBOX_STEP),
    v.maxValue(DESK_INBOX_MOST),
  ),
  DESK_INBOX_STEP,
);

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
  /** Whether this browser has a second conversation, to go back to. */
  hasOther: v.boolean(),
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
  /** The same for all that began in one network, and says nothing about it. */
  network: v.nullable(v.string()),
  /** Name of the agent who answered last. */
  agent: v.nullable(v.string()),
  /** Who was typing a reply at `at`, and in which inbox. */
  writing: v.nullable(v.object({ page: v.string(), agent: v.nullable(v.string()), at: count })),
  /** Since when no page of the visitor's is open. */
  visitorLeftAt: v.nullable(count),
});

export const deskMessages = v.array(deskMessage);
const deskConversations = v.array(deskConversation);
export const deskInbox = v.object({
  conversations: deskConversations,
  /** Open ones that are left out. */
  hidden: count,
  /** Name of the agent who asks. */
  you: v.nullable(v.string()),
});
export const deskWaiting = v.object({ waiting: count });
export const deskClosed = v.object({ closed: count });
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
  /** The agent's name, where one is signed in by name. */
  name: v.nullable(v.string()),
  /** By the server's clock: what waits is counted from it. */
  now: count,
});

/** Names of the events, and what each carries. */
export const deskEvents = {
  /** Messages that the listener does not have yet, in their order. */
  messages: deskMessages,
  state: deskVisitorState,
  /** The inbox as it is, when a stream opens. */
  inbox: deskInbox,
  /** Conversations that have changed since. */
  changed: deskConversations,
} as const;

export type DeskMessage = v.InferOutput<typeof deskMessage>;
export type DeskVisitorState = v.InferOutput<typeof deskVisitorState>;
export type DeskConversation = v.InferOutput<typeof deskConversation>;
export type DeskInbox = v.InferOutput<typeof deskInbox>;
export type DeskRefusal = v.InferOutput<typeof deskRefusal>;
export type DeskPlace = Pick<DeskConversation, 'language' | 'topic' | 'page'>;
export type DeskAnswers = v.InferOutput<typeof deskAnswers>;
