/**
 * Checks that several calls share. Those of request fields run on the server: forms have their own checks, with a
 * message for each rule, and these must not be stricter. A field that may never block (attribution) falls back to
 * empty.
 */
import * as v from 'valibot';
import { ATTRIBUTION_MAX_CHARS, PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import {
  AREA_CODES,
  COMPANY_NAME_MAX_CHARS,
  CONTACT_MAX_CHARS,
  EMAIL_MAX_CHARS,
  INVITE_TOKEN_PATTERN,
  PASSWORD_CHARACTERS,
  PASSWORD_LENGTH,
  PERSON_NAME_CHARACTERS,
  PHONE_PATTERNS,
  SMS_CODE_LENGTH,
  USER_NAME_CHARACTERS,
  USER_NAME_LENGTH,
  type AreaCode,
} from '#src/config/wire.ts';
import { onServer } from './call.ts';

/** Control characters except tab and line breaks: PostgreSQL stores no NUL, and terminals interpret the others. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** For text that is cleaned rather than refused. */
export const withoutControls = (value: string): string => value.replace(CONTROLS, '');

/** Any text that is stored. */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.search(CONTROLS) === -1),
);

/** A call without payload. */
export const nothing = v.object({});

/** A number is converted to text. */
export const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const areaCode = v.pipe(textOrNumber, v.picklist(AREA_CODES));

/** National number without area code; the area's own rule is {@link matchesArea}. */
export const phone = v.pipe(v.string(), v.regex(/^[1-9]\d{9,10}$/));

export function matchesArea(value: { area_code: AreaCode; phone: string }): boolean {
  return PHONE_PATTERNS[value.area_code].test(value.phone);
}

/** A phone without an area code: a number of either area is accepted. */
export const phoneOfAnyArea = v.pipe(
  v.string(),
  v.check((value) => Object.values(PHONE_PATTERNS).some((pattern) => pattern.test(value))),
);

export const smsCode = v.pipe(v.string(), v.regex(/^\d*$/), v.length(SMS_CODE_LENGTH));

/** Never trimmed. */
export const password = onServer(() =>
  v.pipe(
    v.string(),
    v.minLength(PASSWORD_LENGTH.min),
    v.maxLength(PASSWORD_LENGTH.max),
    v.regex(PASSWORD_CHARACTERS),
  ),
);

export const userName = onServer(() =>
  v.pipe(
    v.string(),
    v.minLength(USER_NAME_LENGTH.min),
    v.maxLength(USER_NAME_LENGTH.max),
    v.regex(USER_NAME_CHARACTERS),
  ),
);

/** As in `checkContact`, with single spaces between words. */
export const contactName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(CONTACT_MAX_CHARS),
  v.regex(/^(?=.*\p{L})(?!.* {2})[\p{L}\p{M}0-9'’·\- ]*[\p{L}\p{M}'’·-]$/u),
);

/** A person's name: letters of any script, with the usual marks between them. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(CONTACT_MAX_CHARS),
  v.regex(PERSON_NAME_CHARACTERS),
);

/** Chinese and English letters, digits, the full stop and single spaces; not digits alone, no digit at the end. */
export const companyName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(COMPANY_NAME_MAX_CHARS),
  v.regex(
    /^(?=.*[^\d .])(?:[\p{Script=Han}A-Za-z0-9.()（）]+ )*[\p{Script=Han}A-Za-z0-9.()（）]*[\p{Script=Han}A-Za-z.()（）]$/u,
  ),
);

export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX_CHARS), v.email());

/** Secret token of an invitation. */
export const inviteToken = v.pipe(v.string(), v.regex(INVITE_TOKEN_PATTERN));

/** Required free text. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(maxLength: number) {
  return v.pipe(v.string(), v.trim(), text, v.minLength(1), v.maxLength(maxLength));
}

/** Optional free text; absent becomes empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(maxLength: number) {
  return v.optional(v.pipe(v.string(), v.trim(), text, v.maxLength(maxLength)), '');
}

/** The promoter who sent the visitor; a malformed code is dropped silently. */
export const promoter = v.fallback(v.optional(v.pipe(v.string(), v.regex(PROMOTER_PATTERN)), ''), '');

/** `channel`, `callback`, `activity_id`, `from`: dropped when too long or with control characters, never cut. */
export const attributionValue = v.fallback(
  // oxlint-disable-next-line no-control-regex -- the pattern refuses control characters
  v.optional(v.pipe(v.string(), v.maxLength(ATTRIBUTION_MAX_CHARS), v.regex(/^[^\x00-\x1f\x7f]*$/)), ''),
  '',
);

/** Who sent the visitor, for every form by which a partner earns something. */
export const attribution = {
  promoter,
  channel: attributionValue,
  callback: attributionValue,
  activity_id: attributionValue,
  from: attributionValue,
};

/** Text in a reply; missing or of a wrong type, it is empty. */
export const looseText = v.fallback(v.optional(v.string(), ''), '');

/** A reply whose data is ignored. */
export const noData = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Reply to a request for a code, the same for every phone. */
export const codeSent = v.object({ expires_in: v.number() });

/** Reply to a form that was stored. */
export const recorded = v.object({ id: v.string() });

/**
 * An account of the site's own: its referral code for others, and the session that identifies it to the server for half
 * a day. Empty where another provider has the accounts.
 */
export const ownAccount = { referral_code: v.optional(v.string(), ''), session: v.optional(v.string(), '') };
