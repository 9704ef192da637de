/** The result of a check: a key of the `forms` dictionary, so that no language can lack a message, or nothing. */
import type { TextKey, Variables } from '#i18n/index.ts';

export type FormText = TextKey<'forms'>;

export interface Message {
  readonly key: FormText;
  readonly variables?: Variables;
  /** Fills the text's `{{reason}}`. */
  readonly reason?: Message;
}

export type Check = (value: string) => Message | undefined;

/** The first complaint of several checks, in order. */
export function firstOf(...checks: Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const message = check(value);
      if (message) return message;
    }
    return undefined;
  };
}

/** Spaces alone count as missing. */
export function requiredAs(key: FormText): Check {
  return (value) => (value.trim() === '' ? { key } : undefined);
}

/** For business scope, industry, company size: any text. */
export const required = requiredAs('required');
