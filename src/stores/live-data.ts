/**
 * Data that changes without a new build: ads, QR codes, the stores served, mourning, a promoter's coupon. Each has a
 * default in the page, so failures are silent by design: the answer is `undefined`. The last public figures are kept
 * for the tab (`publicConfig`) with their time, for pages that show none. The API's client is loaded with the first
 * call, and no atom is used, since the script of every page imports this.
 */
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { timeLimit } from '#src/browser/time-limit.ts';
import { quietly } from '#src/browser/quietly.ts';
import { LIVE_DATA_TIMEOUT_MS, PUBLIC_CONFIG_FRESH_MS } from '#src/config/page-constants.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { keptFields } from '#src/domain/kept-fields.ts';

export interface PublicConfig {
  /** In tens of thousands; 0 if the server did not tell. */
  storeCount: number;
  isMourning: boolean;
}

export interface QrPictures {
  bottomMenu: string;
  sidebar: string;
  name: string;
  /** The account of the picture, for visitors who cannot scan it. */
  code: string;
}

export type AdPlace = 'top' | 'bottom';

export type LiveData = ReturnType<typeof createLiveData>;

export interface LiveDataDependencies {
  session: KeyValueStorage;
  /** Milliseconds since 1970. */
  nowMs: () => number;
}

type LiveCalls = (typeof import('./call-api-live.ts'))['liveCalls'];

export function createLiveData({ session, nowMs }: LiveDataDependencies) {
  let isCountLoading = false;
  let askedForQr: Promise<QrPictures | undefined> | undefined;

  /** The one place where failures of live data are dropped on purpose. */
  async function orNothing<Call extends ApiCall>(
    choose: (calls: LiveCalls) => Call,
    payload: RequestOf<Call>,
  ): Promise<ReplyOf<Call> | undefined> {
    const code = await quietly(() => import('./call-api-live.ts'));
    if (!code) return undefined;
    const { callApi, liveCalls } = code;
    const signal = timeLimit(LIVE_DATA_TIMEOUT_MS);
    const result = await callApi(choose(liveCalls), payload, signal);
    return result.ok ? result.data : undefined;
  }

  async function freshConfig(): Promise<PublicConfig | undefined> {
    isCountLoading = true;
    const reply = await orNothing(({ publicConfig }) => publicConfig, {});
    isCountLoading = false;
    if (!reply) return undefined;
    const config = { storeCount: Math.max(0, reply.store.count), isMourning: reply.is_public_mourning };
    const answer: KeptAnswer = { at: nowMs(), ...config };
    session.set(sessionKeys.publicConfig, JSON.stringify(answer));
    return config;
  }

  const publicConfig = async (): Promise<PublicConfig | undefined> =>
    keptConfig(session, nowMs()) ?? (await freshConfig());

  return {
    /** Kept for ten minutes. */
    publicConfig,
    /**
     * For pages without figures: uses what an earlier page of the tab has stored. It requests on the first page of a
     * tab, and when a stored yes is too old.
     */
    async isMourning() {
      const kept = keptAnswer(session)?.isMourning;
      // Mourning may end while the tab is open.
      return kept === false ? kept : (await publicConfig())?.isMourning;
    },
    /** Whether the store count is being requested; meanwhile the page shows its default. */
    isCountLoading: () => isCountLoading,
    ad: (place: AdPlace) =>
      place === 'top' ? orNothing(({ adTop }) => adTop, {}) : orNothing(({ adBottom }) => adBottom, {}),
    /** All pictures in one call, made once. */
    qrPictures(groupId: number) {
      askedForQr ??= orNothing(({ qrLiveCode }) => qrLiveCode, { group_id: groupId }).then(
        (reply) =>
          reply && {
            bottomMenu: reply.botton_menu_qrcode,
            sidebar: reply.sidebar_qrcode,
            name: reply.name,
            code: reply.code,
          },
      );
      return askedForQr;
    },
    /** Minutes since each recent sign-up, within ten minutes. */
    signUps: async () => (await orNothing(({ registerRecent }) => registerRecent, {}))?.minutes,
    coupons: (promoter: string) => orNothing(({ promoterInfo }) => promoterInfo, { promoter }),
  };
}

interface KeptAnswer extends PublicConfig {
  /** Milliseconds since 1970. */
  at: number;
}

function keptAnswer(session: KeyValueStorage): KeptAnswer | undefined {
  const { at, storeCount, isMourning } = keptFields(session.get(sessionKeys.publicConfig));
  return typeof at === 'number' && typeof storeCount === 'number' && typeof isMourning === 'boolean'
    ? { at, storeCount, isMourning }
    : undefined;
}

/** The stored answer of an earlier page of this tab, if it is recent. */
export function keptConfig(session: KeyValueStorage, nowMs: number): PublicConfig | undefined {
  const kept = keptAnswer(session);
  // A time in the future means that the clock was set back: the answer is ignored.
  if (!kept || kept.at > nowMs || nowMs - kept.at >= PUBLIC_CONFIG_FRESH_MS) return undefined;
  return { storeCount: kept.storeCount, isMourning: kept.isMourning };
}
