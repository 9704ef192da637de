/**
 * Checks that several calls share. Those of a request's fields are the server's: forms have checks of their own, with a
 * message for each rule; these here only have to be no stricter than those.
 * A field that may never block (attribution) falls back to empty instead of failing.
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

/** Control characters, but tab and line breaks: PostgreSQL stores no NUL, and terminals obey the others. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** For what is rather kept without them than refused. */
export const withoutControls = (value: string): string => value.replace(CONTROLS, '');

/** Any text that is kept. */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.search(CONTROLS) === -1),
);

/** A call without payload. */
export const nothing = v.object({});

/** A number on the wire reads as its text. */
export const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const areaCode = v.pipe(textOrNumber, v.picklist(AREA_CODES));

/** National number without area code; which numbers exist depends on the area, see {@link matchesArea}. */
export const phone = v.pipe(v.string(), v.regex(/^[1-9]\d{9,10}$/));

export function matchesArea(value: { area_code: AreaCode; phone: string }): boolean {
  return PHONE_PATTERNS[value.area_code].test(value.phone);
}

/** A phone where no area code is asked: either area's form counts. */
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

/** As `checkContact` has it, with single spaces between words. */
export const contactName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(CONTACT_MAX_CHARS),
  v.regex(/^(?=.*\p{L})(?!.* {2})[\p{L}\p{M}0-9'’·\- ]*[\p{L}\p{M}'’·-]$/u),
);

/** What people call themselves: letters of any script, with what stands between them. */
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

/** Bearer value of an invitation. */
export const inviteToken = v.pipe(v.string(), v.regex(INVITE_TOKEN_PATTERN));

/** Free text that has to be there. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(maxLength: number) {
  return v.pipe(v.string(), v.trim(), text, v.minLength(1), v.maxLength(maxLength));
}

/** Free text that may be left out; absent reads as empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(maxLength: number) {
  return v.optional(v.pipe(v.string(), v.trim(), text, v.maxLength(maxLength)), '');
}

/** Who sent the visitor: kept when well formed, else dropped silently. */
export const promoter = v.fallback(v.optional(v.pipe(v.string(), v.regex(PROMOTER_PATTERN)), ''), '');

/** `channel`, `callback`, `activity_id`, `from`: dropped when too long or with control characters, never cut. */
export const attributionValue = v.fallback(
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  v.optional(v.pipe(v.string(), v.maxLength(ATTRIBUTION_MAX_CHARS), v.regex(/^[^\x00-\x1f\x7f]*$/)), ''),
  '',
);

/** Who sent the visitor, as every form that earns a partner something carries it along. */
export const attribution = {
  promoter,
  channel: attributionValue,
  callback: attributionValue,
  activity_id: attributionValue,
  from: attributionValue,
};

/** Text of an answer that may be missing, or junk: empty then. */
export const looseText = v.fallback(v.optional(v.string(), ''), '');

/** An answer whose data is not read. */
export const noData = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Answer to a request for a code, the same for every phone. */
export const codeSent = v.object({ expires_in: v.number() });

/** Answer to a form that was put on record. */
export const recorded = v.object({ id: v.string() });

/**
 * Beside the name, of an account of the site's own: what its owner gives others as their referrer, and by which the server
 * knows them for half a day (`session`). Empty where another provider keeps the accounts.
 */
export const ownAccount = { referral_code: v.optional(v.string(), ''), session: v.optional(v.string(), '') };
