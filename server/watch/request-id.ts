/**
 * One id for each request, in all of its log lines. The operator's own proxy may set it, so that both logs can be
 * compared; from others it would be a stranger's text in the log.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '#server/ids.ts';

const current = new AsyncLocalStorage<string>();

const VALID_ID = /^[A-Za-z0-9._-]{8,64}$/;

export const currentRequestId = (): string | undefined => current.getStore();

export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** For events that occur during a request but do not belong to it. */
export const withoutRequestId = (work: () => void): void => current.exit(work);

/** @param set by the operator's proxy; `undefined` for other requests */
export function requestId(given: string | undefined): string {
  return given !== undefined && VALID_ID.test(given) ? given : newId();
}
