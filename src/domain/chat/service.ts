/**
 * Where the chat window leads and, for a desk that is embedded by a script, what that script is told. Two adapters: `link`
 * for any desk that takes the visitor and the signed block in its address, `chatwoot` for Chatwoot's own widget page.
 * Without a configured desk it is this site's message page. The block is made by our server: the secret never comes here.
 */
import type { ChatServiceConfig } from '#src/config/site.ts';
import { chatFields, type ChatUser } from './user.ts';

/** Made by the server from the visitor's fields; proves to the desk that it was us who sent them. */
export interface SignedBlock {
  nonce: string;
  timestamp: number;
  web_token: string;
  signature: string;
  algorithm: 'SHA256';
}

export interface ChatVisit {
  /** `zh-CN` or `en-US`. */
  locale: string;
  /** Which desk: `presales`, `support`. */
  topic: string;
  /** The site's own message page, in the visitor's language. */
  messagePage: string;
  user?: ChatUser | undefined;
  /** Absent for an anonymous visitor, and where the server could not sign: the chat then opens without identity. */
  block?: SignedBlock | undefined;
}

export function chatAddress(service: ChatServiceConfig, visit: ChatVisit): string {
  if (!service.origin) return visit.messagePage;
  if (service.adapter === 'chatwoot') {
    return addressOf(service.origin, '/widget', {
      website_token: service.websiteToken ?? '',
      locale: visit.locale.replace('-', '_'),
    });
  }
  return addressOf(service.origin, service.path ?? '/', {
    language: visit.locale,
    topic: visit.topic,
    ...identityOf(visit),
  });
}

/** Fields without a signature would be an invitation to pose as anyone. */
function identityOf({ user, block }: ChatVisit): Record<string, string> {
  if (!user || !block) return {};
  return { ...chatFields(user), ...block, timestamp: String(block.timestamp) };
}

function addressOf(origin: string, path: string, query: Record<string, string>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

export interface ChatScript {
  src: string;
  /** What the desk's script is started with, after it has loaded. */
  settings: Record<string, unknown>;
}

/** @returns `undefined` where the desk is opened as a link only */
export function chatScript(service: ChatServiceConfig, visit: ChatVisit): ChatScript | undefined {
  if (!service.origin) return undefined;
  if (service.adapter === 'chatwoot') {
    const { user, block } = visit;
    return {
      src: new URL('/packs/js/sdk.js', service.origin).href,
      settings: {
        websiteToken: service.websiteToken ?? '',
        baseUrl: service.origin,
        locale: visit.locale.replace('-', '_'),
        ...(user && block
          ? { user: { ...chatFields(user), identifier: block.web_token, identifier_hash: block.signature } }
          : {}),
      },
    };
  }
  if (!service.scriptPath) return undefined;
  return {
    src: new URL(service.scriptPath, service.origin).href,
    settings: { language: visit.locale, topic: visit.topic, ...identityOf(visit) },
  };
}
