/** An address that could be delivered; whether it exists, only a message can tell. */
import { EMAIL_MAX_CHARS } from '#src/config/wire.ts';
import { firstOf, requiredAs } from './message.ts';

/** The same form as the wire contract checks, so that the server never refuses what this lets pass. */
const FORMAT = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/;

export const checkEmail = firstOf(requiredAs('email.required'), (typed) => {
  const value = typed.trim();
  return value.length <= EMAIL_MAX_CHARS && FORMAT.test(value) ? undefined : { key: 'email.format' };
});
