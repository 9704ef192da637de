/**
 * What changes without a new build: ads, QR codes, the stores served, mourning, a promoter's coupon. Each has a default in
 * the page, so a failure is silent by design: the answer is then `undefined`, and the page stays as it is.
 *
 * The last public figures are kept for the tab (`publicConfig`) with the time they came, for pages that show none and do
 * not ask. The API's client is fetched with the first call, and no atom is used: the
 * script of every page works with this.
 */
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { timeLimit } from '#src/browser/time-limit.ts';
import { quietly } from '#src/browser/quietly.ts';
import { LIVE_DATA_TIMEOUT_MS, PUBLIC_CONFIG_FRESH_MS } from '#src/config/page-constants.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { keptFields } from '#src/domain/kept-fields.ts';

export interface PublicConfig {
  /** In tens of thousands; 0 where the server did not tell. */
  storeCount: number;
  isMourning: boolean;
}

export interface QrPictures {
  bottomMenu: string;
  sidebar: string;
  name: string;
  /** The account that the picture leads to, for who cannot scan it. */
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

  /** The one place where a failure of live data is dropped on purpose. */
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
     * For pages without figures: what an earlier page of the tab has learnt. The network is asked on the first page of a tab,
     * and about a yes that is no longer fresh.
     */
    async isMourning() {
      const kept = keptAnswer(session)?.isMourning;
      // A day of mourning ends while the tab is open.
      return kept === false ? kept : (await publicConfig())?.isMourning;
    },
    /** While the store count is being fetched; the page shows its default meanwhile. */
    isCountLoading: () => isCountLoading,
    ad: (place: AdPlace) =>
      place === 'top' ? orNothing(({ adTop }) => adTop, {}) : orNothing(({ adBottom }) => adBottom, {}),
    /** All in one call, made once. */
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
    /** How many minutes ago the last few signed up, within ten. */
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

/** The answer that an earlier page of this tab got, while it is fresh. */
export function keptConfig(session: KeyValueStorage, nowMs: number): PublicConfig | undefined {
  const kept = keptAnswer(session);
  // A clock that was set back makes an answer look younger than now; it is not believed.
  if (!kept || kept.at > nowMs || nowMs - kept.at >= PUBLIC_CONFIG_FRESH_MS) return undefined;
  return { storeCount: kept.storeCount, isMourning: kept.isMourning };
}
