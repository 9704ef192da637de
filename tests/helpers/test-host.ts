/** A page for stores under test: time, storage, API and navigation are the test's; the store's actions are recorded. */
import { atom } from 'nanostores';
import { vi } from 'vitest';
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import type { Failure } from '#src/api/errors.ts';
import { NO_ATTRIBUTION, type Attribution } from '#src/domain/attribution-fields.ts';
import { withParameters } from '#src/domain/with-parameters.ts';
import { explain, type CallOutcome } from '#src/stores/call-api.ts';
import type { SiteHost } from '#src/stores/site-host.ts';
import { memoryLocal, memorySession } from './fake-storage.ts';
import { createPageClock, type PageClock } from './clocks.ts';

type Answer<Call extends ApiCall> = CallOutcome<ReplyOf<Call>> | (() => Promise<CallOutcome<ReplyOf<Call>>>);

export interface TestPage {
  /** The address of the page. */
  address?: string;
  referrer?: string;
  /** The visitor's attribution. */
  sender?: Partial<Attribution>;
}

/** @param overrides replaces single parts */
export function testHost(overrides: Partial<SiteHost & { clock: PageClock }> = {}, page: TestPage = {}) {
  const url = new URL(page.address ?? 'https://site.test/');
  const local = memoryLocal();
  const followers = new Set<() => void>();
  const $attribution = atom(NO_ATTRIBUTION);
  const answers = new Map<ApiCall, Answer<ApiCall>>();
  const calls: { call: ApiCall; payload: unknown }[] = [];
  const leavers = new Set<() => void>();
  const callApi: SiteHost['callApi'] = (call, payload) => {
    calls.push({ call, payload });
    const outcome = answers.get(call) ?? (() => new Promise(() => undefined));
    return Promise.resolve(typeof outcome === 'function' ? outcome() : outcome); // set by `answer`
  };
  return {
    clock: createPageClock(),
    local,
    session: memorySession(),
    setFlag: (key: string) => void local.set(key, '1'),
    address: () => url.href,
    anchor: () => url.hash.slice(1),
    onAnchor(callback: () => void) {
      followers.add(callback);
      return () => void followers.delete(callback);
    },
    follow: (anchor: string) => {
      url.hash = anchor;
      for (const tell of followers) tell();
    },
    scrollToAnchor: vi.fn<SiteHost['scrollToAnchor']>(),
    origin: () => url.origin,
    query: () => new URLSearchParams(url.search),
    referrer: () => page.referrer ?? '',
    goTo: vi.fn<SiteHost['goTo']>(),
    setParameters(values: Readonly<Record<string, string>>) {
      url.href = withParameters(url.href, values);
    },
    onLeave(callback: () => void) {
      leavers.add(callback);
      return () => void leavers.delete(callback);
    },
    leave: () => leavers.forEach((tell) => tell()),
    copyText: vi.fn<SiteHost['copyText']>(() => Promise.resolve(true)),
    track: vi.fn<SiteHost['track']>(),
    noteVisitor: vi.fn<SiteHost['noteVisitor']>(),
    attribution: {
      $attribution,
      capture() {
        $attribution.set({ ...NO_ATTRIBUTION, ...page.sender });
        return $attribution.get();
      },
    },
    /** Sets the answer to a call from now on; a call without one never ends. */
    answer: <Call extends ApiCall>(call: Call, outcome: Answer<Call>) => void answers.set(call, outcome),
    sent: <Call extends ApiCall>(call: Call) =>
      calls.filter((each) => each.call === call).map(({ payload }) => payload as RequestOf<Call>), // the type of the call
    callApi,
    ...overrides,
  };
}

export const failed = (failure: Failure) => ({ ...explain(failure), failure });

export const refused = (ret: number) => failed({ kind: 'ret', ret, message: '' });

/** Waits until every promise that can settle has settled. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
