/** The language of the agents' desk: as chosen there, else the first of the browser's that the desk has. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'valibot';
import { deskLanguage } from '#src/api/contract/desk.ts';
import { DESK_LANGUAGES, type DeskLanguage } from '#src/config/wire.ts';

/** The agent's choice; a visitor's language comes with the link. */
const COOKIE = 'desk_locale';
const COOKIE_SECONDS = 365 * 86_400;
/** Browsers send fewer. */
const MOST_CHARS = 256;

export function agentLanguage(context: Context): DeskLanguage {
  const asked = context.req.query('language');
  const chosen = asked ?? getCookie(context, COOKIE);
  if (chosen === undefined) return preferredLanguage(context.req.header('accept-language') ?? '');
  const language = parse(deskLanguage, chosen);
  if (asked !== undefined) {
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
  const wanted = header
    .slice(0, MOST_CHARS)
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().toLowerCase().split(';');
      return { tongue: tag.split('-')[0], weight: weight.startsWith('q=') ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tongue } of wanted) {
    const known = DESK_LANGUAGES.find((language) => language.split('-')[0] === tongue);
    if (known) return known;
  }
  return DESK_LANGUAGES[0];
}
