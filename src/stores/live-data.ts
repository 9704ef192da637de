/**
 * What changes without a new build: ads, QR codes, the stores served, mourning, a promoter's coupon. Each has a default in
 * the page, so a failure is silent by design: the answer is then `undefined`, and the page stays as it is.
 */
import { atom } from 'nanostores';
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode, type Ad } from '#src/api/contract/live.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { LIVE_DATA_TIMEOUT_MS, PUBLIC_CONFIG_FRESH_MS } from '#src/config/constants.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { callApi } from './call-api.ts';

export interface PublicConfig {
  /** In tens of thousands; 0 where the server did not tell. */
  storeCount: number;
  isMourning: boolean;
}

export interface QrPictures {
  bottomMenu: string;
  sidebar: string;
  name: string;
}

export type AdPlace = 'top' | 'bottom';

export interface LiveData {
  publicConfig(): Promise<PublicConfig | undefined>;
  ad(place: AdPlace): Promise<Ad | undefined>;
  qrPictures(groupId: number): Promise<QrPictures | undefined>;
  coupons(promoter: string): Promise<{ base_coupon: number; more_coupon: number } | undefined>;
}

export interface LiveDataDependencies {
  language: 'zh' | 'en';
  session: KeyValueStorage;
  /** Milliseconds since 1970. */
  nowMs: () => number;
}

/** Set while the store count is being fetched. */
export const $isCountLoading = atom(false);

export function createLiveData({ language, session, nowMs }: LiveDataDependencies): LiveData {
  /** The one place where a failure of live data is dropped on purpose. */
  async function orNothing<Call extends ApiCall>(
    call: Call,
    payload: RequestOf<Call>,
  ): Promise<ReplyOf<Call> | undefined> {
    const result = await callApi(call, payload, {
      language,
      signal: AbortSignal.timeout(LIVE_DATA_TIMEOUT_MS),
    });
    return result.ok ? result.data : undefined;
  }

  async function freshConfig(): Promise<PublicConfig | undefined> {
    $isCountLoading.set(true);
    const reply = await orNothing(publicConfig, {});
    $isCountLoading.set(false);
    if (!reply) return undefined;
    const config = { storeCount: Math.max(0, reply.store.count), isMourning: reply.is_public_mourning };
    session.set(sessionKeys.publicConfig, JSON.stringify({ at: nowMs(), ...config }));
    return config;
  }

  return {
    publicConfig: async () => keptConfig(session, nowMs()) ?? (await freshConfig()),
    ad: (place) => (place === 'top' ? orNothing(adTop, {}) : orNothing(adBottom, {})),
    async qrPictures(groupId) {
      const reply = await orNothing(qrLiveCode, { group_id: groupId });
      return (
        reply && { bottomMenu: reply.botton_menu_qrcode, sidebar: reply.sidebar_qrcode, name: reply.name }
      );
    },
    coupons: (promoter) => orNothing(promoterInfo, { promoter }),
  };
}

/** The answer that an earlier page of this tab got, while it is fresh. */
export function keptConfig(session: KeyValueStorage, nowMs: number): PublicConfig | undefined {
  try {
    const kept = JSON.parse(session.get(sessionKeys.publicConfig) ?? 'null') as Partial<
      PublicConfig & { at: number }
    > | null;
    const { at, storeCount, isMourning } = kept ?? {};
    if (typeof at !== 'number' || typeof storeCount !== 'number' || typeof isMourning !== 'boolean')
      return undefined;
    // A clock that was set back makes an answer look younger than now; it is not believed.
    return at <= nowMs && nowMs - at < PUBLIC_CONFIG_FRESH_MS ? { storeCount, isMourning } : undefined;
  } catch {
    return undefined; // written by something else
  }
}
