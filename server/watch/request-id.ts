/**
 * One id for each request, in every line that the log has about it. The operator's own proxy may give it, so that its log
 * and this one can be laid side by side; from anybody else it would be text of theirs in our log.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '#server/ids.ts';

const current = new AsyncLocalStorage<string>();

const GIVEN = /^[A-Za-z0-9._-]{8,64}$/;

export const currentRequestId = (): string | undefined => current.getStore();

export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** For what happens to be heard during a request and is not its own. */
export const withoutRequestId = (work: () => void): void => current.exit(work);

/** @param given by the proxy; `undefined` where the request did not come from one of the operator's */
export function requestId(given: string | undefined): string {
  return given !== undefined && GIVEN.test(given) ? given : newId();
}
