/** The type of a handler, and the list type that makes a missing one a compile error. */
import type { CheckedRequestOf, ReplyInputOf } from '#src/api/contract/call.ts';
import type { CallName, calls } from '#src/api/contract/calls.ts';
import type { RequestFacts } from '#server/http/request.ts';
import type { Answer } from './answer.ts';
import type { Services } from './services.ts';

export interface CallContext extends RequestFacts {
  services: Services;
  language: 'zh' | 'en';
}

export type RequestOf<Name extends CallName> = CheckedRequestOf<(typeof calls)[Name]>;

type AnswerOf<Name extends CallName> = Answer<ReplyInputOf<(typeof calls)[Name]>>;

export type HandlerOf<Name extends CallName> = (
  request: RequestOf<Name>,
  context: CallContext,
) => AnswerOf<Name> | Promise<AnswerOf<Name>>;

export type Handlers = { readonly [Name in CallName]: HandlerOf<Name> };
