/** An address that could exist; only a message can tell whether it does. */
import { EMAIL_MAX_CHARS } from '#src/config/wire.ts';
import { firstOf, requiredAs } from './message.ts';

/** Equal to the wire contract's check, so that the server refuses nothing that passes here. */
const FORMAT = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/;

export const checkEmail = firstOf(requiredAs('email.required'), (typed) => {
  const value = typed.trim();
  return value.length <= EMAIL_MAX_CHARS && FORMAT.test(value) ? undefined : { key: 'email.format' };
});
