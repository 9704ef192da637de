/** The desk's tables. Times are milliseconds since 1970, flags 0 or 1; bearer values (sessions) are kept as hashes. */
export interface DeskTables {
  desk_conversations: ConversationsTable;
  desk_messages: MessagesTable;
  desk_nonces: NoncesTable;
  desk_agent_sessions: AgentSessionsTable;
  desk_presence: PresenceTable;
}

/** One for each visitor's session. It shows in the inbox from its first message or contact on. */
export interface ConversationsTable {
  id: string;
  session_hash: string;
  language: string;
  topic: string;
  /** Path of the site's page that the visitor came from. */
  page: string;
  /** `open` or `closed`; a closed one opens again with the visitor's next message. */
  state: string;
  /** Whether `fields` came by a link that held. */
  is_signed: number;
  /** Why the latest link did not hold: `unsigned`, `signature`, `replay`, `time`. */
  refusal: string | null;
  /** The chat user's fields as JSON, by their names in the link. */
  fields: string;
  contact_name: string | null;
  contact: string | null;
  last_seq: number;
  /** The beginning of the newest message. */
  last_text: string;
  last_author: string | null;
  last_at: number;
  /** Of the visitor's oldest message that nobody has answered. */
  waiting_since: number | null;
  /** A keyed hash of the network that it began in; conversations of before have none. */
  network: string | null;
  /** Name of the agent who answered last. */
  agent: string | null;
  /** The inbox (one open page) in which a reply was being typed at `writing_at`, and its agent. */
  writing_page: string | null;
  writing_agent: string | null;
  writing_at: number | null;
  /** Since when no page of the visitor's is open. */
  visitor_left_at: number | null;
  agent_read: number;
  visitor_read: number;
  /** Goes up with every change: tells other servers that there is news. */
  version: number;
  changed_at: number;
  created_at: number;
}

/** `seq` counts from 1 in each conversation; `client_id` is the sender's own name for the message. */
interface MessagesTable {
  conversation_id: string;
  seq: number;
  author: string;
  client_id: string;
  text: string;
  at: number;
}

interface NoncesTable {
  nonce: string;
  used_at: number;
}

interface AgentSessionsTable {
  token_hash: string;
  /** As the agent gave it. */
  name: string | null;
  expires_at: number;
}

/** One row for each inbox that is open somewhere, touched with every beat. */
interface PresenceTable {
  id: string;
  touched_at: number;
}
