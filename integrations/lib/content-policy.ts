/**
 * The content security policy of a page, as directives. Only what the page uses is allowed: scripts and styles from
 * this site or by hash, no plugins, no frames, no base, no strings turned into code (Trusted Types).
 */
import type { InlineCode } from './inline-code.ts';

export interface PolicyInput {
  inline: Pick<InlineCode, 'scripts' | 'styles'>;
  /** Origins of an API on another host. */
  connectTo: readonly string[];
  /** Origins that pictures of ads and QR codes come from. */
  imagesFrom?: readonly string[];
  /** Whether the page connects to the desktop client on this machine. */
  isEmbedded: boolean;
  /** Origin of the chat desk's script, on pages that may load it. */
  chatScript?: string | undefined;
  /** Address that browsers report violations to. */
  reportTo?: string | undefined;
  /** Chatwoot's script fills a style element under the page's default policy (islands/chat/browser/open-chat.ts). */
  isChatwoot?: boolean;
}

/** The client's port is chosen at its start. */
const LOCAL_CLIENT = 'ws://127.0.0.1:*';

/** A `<meta>` cannot have this one. */
const onlyAsHeader = ["frame-ancestors 'none'"];

/** The Trusted Types policy with which islands/chat/browser/open-chat.ts makes one address. */
const CHAT_POLICY = 'chat-script';

function pageDirectives({
  inline,
  connectTo,
  imagesFrom = [],
  isEmbedded,
  chatScript,
  isChatwoot = false,
}: PolicyInput): string[] {
  const chat = chatScript === undefined ? [] : [chatScript];
  const chatLine = chat.map((origin) => origin.replace(/^http/, 'ws'));
  const connect = ["'self'", ...connectTo, ...(isEmbedded ? [LOCAL_CLIENT] : []), ...chat, ...chatLine];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.scripts, ...chat].join(' ')}`,
    `style-src ${["'self'", ...inline.styles].join(' ')}`,
    `connect-src ${connect.join(' ')}`,
    ["img-src 'self' data:", ...imagesFrom, ...chat].join(' '),
    ...chat.map((origin) => `frame-src ${origin}`),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${chat.length === 0 ? "'none'" : isChatwoot ? `${CHAT_POLICY} default` : CHAT_POLICY}`,
  ];
}

/** For `<meta http-equiv>`: works on any host, even one without our headers. */
export const metaPolicy = (input: PolicyInput) => pageDirectives(input).join('; ');

/** Name of the reporting endpoint, in `Reporting-Endpoints`. */
export const REPORTING_ENDPOINT = 'pages';

/** Nor can a `<meta>` have these. Firefox and Safari know the former; Chromium uses the latter where both are given. */
const reporting = (reportTo: string | undefined): string[] =>
  reportTo === undefined ? [] : [`report-uri ${reportTo}`, `report-to ${REPORTING_ENDPOINT}`];

/** For the header of a page. */
export const headerPolicy = (input: PolicyInput) =>
  [...pageDirectives(input), ...onlyAsHeader, ...reporting(input.reportTo)].join('; ');

/**
 * For the header of every answer. Hosts join it to a page's own policy, so it has only what no `<meta>` can have: each
 * byte of it is in the first flight of every page.
 */
export const sitePolicy = onlyAsHeader.join('; ');
