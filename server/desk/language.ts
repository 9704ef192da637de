/** The language of the agents' desk: the agent's choice, else the browser's first language that the desk has. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'valibot';
import { deskLanguage } from '#src/api/contract/desk.ts';
import { DESK_LANGUAGES, type DeskLanguage } from '#src/config/wire.ts';

/** The agent's choice; a visitor's language is in the link. */
const COOKIE = 'desk_locale';
const COOKIE_SECONDS = 365 * 86_400;
/** Browsers send fewer. */
const MAX_CHARS = 256;

export function agentLanguage(context: Context): DeskLanguage {
  const requested = context.req.query('language');
  const chosen = requested ?? getCookie(context, COOKIE);
  if (chosen === undefined) return preferredLanguage(context.req.header('accept-language') ?? '');
  const language = parse(deskLanguage, chosen);
  if (requested !== undefined) {
    setCookie(context, COOKIE, language, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: COOKIE_SECONDS,
    });
  }
  return language;
}

/** @param header Accept-Language */
export function preferredLanguage(header: string): DeskLanguage {
  for (const { type, q } of parseAccept(header.slice(0, MAX_CHARS))) {
    const hasBase = (language: string) => language.split('-')[0] === type.split('-')[0]?.toLowerCase();
    const known = q > 0 ? DESK_LANGUAGES.find(hasBase) : undefined;
    if (known) return known;
  }
  return DESK_LANGUAGES[0];
}
