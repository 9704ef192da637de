/**
 * The messages between the chat desk's pages and its server: plain JSON on the desk's own address, without the website
 * API's envelope. The server checks requests; its streams send the events, by name.
 */
import * as v from 'valibot';
import {
  DESK_AGENT_NAME_CHARS,
  DESK_CONTACT_LIMITS,
  DESK_INBOX_MAX,
  DESK_INBOX_STEP,
  DESK_LANGUAGES,
  DESK_MESSAGE_CHARS,
} from '#src/config/wire.ts';
import { requiredText, text } from './fields.ts';

/** The server sends something at least this often; a connection that is silent for longer is dead. */
export const DESK_BEAT_MS = 15_000;

/** The highest number of a message: the limit of an integer column. */
export const DESK_MAX_SEQ = 2 ** 31 - 1;

/** Made by the sending page, and the same for every try, so that the server stores a message once. */
const clientId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Text with line breaks; no lone surrogates, at least one visible character. */
const deskText = v.pipe(
  text,
  v.maxLength(DESK_MESSAGE_CHARS),
  v.regex(/\S/),
  // Half of a surrogate pair is no character.
  v.check((value) => !/\p{Surrogate}/u.test(value)),
);

/** Path of the page that the visitor came from: no query, no other site. */
export const deskPage = v.fallback(v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/)), '');
export const deskLanguage = v.fallback(v.picklist(DESK_LANGUAGES), DESK_LANGUAGES[0]);
export const deskTopic = v.fallback(v.picklist(['presales', 'support']), 'support');

const place = { language: deskLanguage, topic: deskTopic, page: deskPage };

export const deskVisitorMessage = v.object({ id: clientId, text: deskText, ...place });
export const deskAgentMessage = v.object({ id: clientId, text: deskText });
export const deskRead = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DESK_MAX_SEQ)),
});
export const deskContact = v.object({
  name: requiredText(DESK_CONTACT_LIMITS.name),
  contact: requiredText(DESK_CONTACT_LIMITS.contact),
  ...place,
});
export const deskState = v.object({ state: v.picklist(['open', 'closed']) });
export const deskSignIn = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** The agent's name for colleagues. */
  name: v.optional(
    // oxlint-disable-next-line no-control-regex -- the pattern refuses control characters
    v.pipe(v.string(), v.trim(), v.regex(/^[^\x00-\x1f\x7f]+$/), v.maxLength(DESK_AGENT_NAME_CHARS)),
  ),
});
/** The inbox (one open page) in which a reply is being typed. */
export const deskWriting = v.object({ page: clientId });
/** Number of open conversations that an inbox requests. */
export const deskInboxLimit = v.fallback(
  v.pipe(
    v.string(),
    v.transform(Number),
    v.integer(),
    v.minValue(DESK_INBOX_STEP),
    v.maxValue(DESK_INBOX_MAX),
  ),
  DESK_INBOX_STEP,
);

const count = v.number();

/** `seq` counts a conversation's messages from 1, without gaps. */
export const deskMessage = v.object({
  seq: count,
  /** The sender's own id for it. */
  id: v.string(),
  author: v.picklist(['visitor', 'agent']),
  text: v.string(),
  /** Milliseconds since 1970. */
  at: count,
});

/** `taken`: stored now, or by an earlier try. */
export const deskTaken = v.object({ seq: count, at: count });

/** The state of a conversation for its visitor. */
export const deskVisitorState = v.object({
  /** A changed id means another conversation: a second visitor uses this browser. */
  conversation: v.nullable(v.string()),
  /** Whether an agent has the inbox open. */
  online: v.boolean(),
  state: v.picklist(['open', 'closed']),
  /** An agent has read everything up to this message. */
  agentRead: count,
  /** The contact that was left, if any. */
  contact: v.nullable(v.object({ name: v.string(), contact: v.string() })),
  /** Whether this browser has a second conversation to return to. */
  hasOther: v.boolean(),
});

/** Why the block of a link was refused. */
export const deskRefusal = v.picklist(['unsigned', 'signature', 'replay', 'time']);

/** One line of the inbox. */
export const deskConversation = v.object({
  id: v.string(),
  language: v.picklist(DESK_LANGUAGES),
  topic: v.picklist(['presales', 'support']),
  page: v.string(),
  state: v.picklist(['open', 'closed']),
  /** Whether `fields` came by a link with our server's signature. */
  isSigned: v.boolean(),
  refusal: v.nullable(deskRefusal),
  fields: v.record(v.string(), v.string()),
  contact: v.nullable(v.object({ name: v.string(), contact: v.string() })),
  lastText: v.string(),
  lastAuthor: v.nullable(v.picklist(['visitor', 'agent'])),
  lastSeq: count,
  lastAt: count,
  createdAt: count,
  /** Time of the oldest unanswered message. */
  waitingSince: v.nullable(count),
  agentRead: count,
  visitorRead: count,
  /** The same for all conversations of one network; it does not reveal the network. */
  network: v.nullable(v.string()),
  /** Name of the agent who answered last. */
  agent: v.nullable(v.string()),
  /** Who was typing a reply at `at`, in which inbox. */
  writing: v.nullable(v.object({ page: v.string(), agent: v.nullable(v.string()), at: count })),
  /** Since when the visitor has had no page open. */
  visitorLeftAt: v.nullable(count),
});

export const deskMessages = v.array(deskMessage);
const deskConversations = v.array(deskConversation);
export const deskInbox = v.object({
  conversations: deskConversations,
  /** Number of open conversations that are left out. */
  hidden: count,
  /** Name of the requesting agent. */
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
/** Whether the agent is signed in, and which kind of password is needed. */
export const deskAgentSession = v.object({
  isSignedIn: v.boolean(),
  needsPassword: v.boolean(),
  /** The agent's name, if the agent signed in with one. */
  name: v.nullable(v.string()),
  /** The server's time, from which waiting times are counted. */
  now: count,
});

/** Names of the events, and their data. */
export const deskEvents = {
  /** Messages that the listener does not have yet, in order. */
  messages: deskMessages,
  state: deskVisitorState,
  /** The whole inbox, when a stream opens. */
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
