/**
 * Where the chat window leads, and the settings of a desk's script. There are two adapters: `link` for any desk that
 * takes the visitor and the signed block in its address, `chatwoot` for Chatwoot's widget page. Without a reachable
 * desk it is this site's message page. The server makes the block; the secret never reaches the page.
 */
import type { ReplyOf } from '#src/api/contract/call.ts';
import type { customerServiceSignature } from '#src/api/contract/customer-service.ts';
import type { ChatServiceConfig } from '#src/config/chat.ts';
import { chatFields, type ChatUser } from '#src/domain/chat/user.ts';

/** Made by the server. It proves to the desk that the link comes from this site and is new. */
export type SignedBlock = ReplyOf<typeof customerServiceSignature>;

export interface ChatVisit {
  /** `zh-CN` or `en-US`. */
  locale: string;
  /** The desk: `presales` or `support`. */
  topic: string;
  /** The site's own message page, in the visitor's language. */
  messagePage: string;
  /** Path of the page that the visitor is on, without its query. */
  page: string;
  user?: ChatUser | undefined;
  /** Absent for an anonymous visitor, and where the server could not sign: the chat then opens without identity. */
  block?: SignedBlock | undefined;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The desk, if this page's visitors can reach it: one on localhost is useless to visitors of a public site. */
function reachableDesk({ desk }: ChatServiceConfig, messagePage: string): string | undefined {
  if (desk === undefined || !LOOPBACK.includes(new URL(desk).hostname)) return desk;
  return LOOPBACK.includes(new URL(messagePage).hostname) ? desk : undefined;
}

export function chatAddress(service: ChatServiceConfig, visit: ChatVisit): string {
  const desk = reachableDesk(service, visit.messagePage);
  if (desk === undefined) return visit.messagePage;
  if (service.adapter === 'chatwoot') {
    return addressOf(new URL('/widget', desk), {
      website_token: service.websiteToken,
      locale: chatwootLocale(visit.locale),
    });
  }
  return addressOf(new URL(desk), {
    language: visit.locale,
    topic: visit.topic,
    page: visit.page,
    ...identityOf(visit),
  });
}

/** Without a signature no identity is sent: the fields alone could be forged. */
function identityOf({ user, block }: ChatVisit): Record<string, string> {
  if (!user || !block) return {};
  return { ...chatFields(user), ...block, timestamp: String(block.timestamp) };
}

function addressOf(url: URL, query: Record<string, string>): string {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const chatwootLocale = (locale: string) => locale.replace('-', '_');

export interface ChatScript {
  adapter: ChatServiceConfig['adapter'];
  src: string;
  /** What the desk's script is started with, after it has loaded. */
  settings: Record<string, unknown>;
}

/** @returns `undefined` where the desk is opened as a link only */
export function chatScript(service: ChatServiceConfig, visit: ChatVisit): ChatScript | undefined {
  const { adapter, script: src } = service;
  if (service.desk === undefined || src === undefined) return undefined;
  if (adapter === 'link') {
    return { adapter, src, settings: { language: visit.locale, topic: visit.topic, ...identityOf(visit) } };
  }
  return {
    adapter,
    src,
    settings: {
      websiteToken: service.websiteToken,
      // Frame and script share one host, which the page's policy names.
      baseUrl: new URL(src).origin,
      locale: chatwootLocale(visit.locale),
      // Attributes, not an identity: Chatwoot cannot check our block, and knows the contact by its cookie.
      ...(visit.user ? { attributes: chatFields(visit.user) } : {}),
    },
  };
}
