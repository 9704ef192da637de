/**
 * Data that changes without a new build: ads, QR codes, the stores served, mourning, a promoter's coupon. Each has a
 * default in the page, so failures are silent by design: the answer is `undefined`. The last public figures are kept
 * for the tab (`publicConfig`) with their time, for pages that show none. The API's client is loaded with the first
 * call, and no atom is used, since the script of every page imports this.
 */
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import type { Host } from '#src/browser/host.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { timeLimit } from '#src/browser/network.ts';
import { loadOptional } from '#src/browser/load-optional.ts';
import { LIVE_DATA_TIMEOUT_MS, PUBLIC_CONFIG_FRESH_MS } from '#src/config/page-constants.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { parseStoredFields } from '#src/domain/stored-fields.ts';

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

type LiveCalls = (typeof import('./call-api-live.ts'))['liveCalls'];

export function createLiveData({ session, clock }: Pick<Host, 'session' | 'clock'>) {
  let isCountLoading = false;
  let qrRequest: Promise<QrPictures | undefined> | undefined;

  /** The one place where failures of live data are dropped on purpose. */
  async function callOrNothing<Call extends ApiCall>(
    choose: (calls: LiveCalls) => Call,
    payload: RequestOf<Call>,
  ): Promise<ReplyOf<Call> | undefined> {
    const code = await loadOptional(() => import('./call-api-live.ts'));
    if (!code) return undefined;
    const { callApi, liveCalls } = code;
    const signal = timeLimit(LIVE_DATA_TIMEOUT_MS);
    const result = await callApi(choose(liveCalls), payload, signal);
    return result.ok ? result.data : undefined;
  }

  async function fetchConfig(): Promise<PublicConfig | undefined> {
    isCountLoading = true;
    const reply = await callOrNothing(({ publicConfig }) => publicConfig, {});
    isCountLoading = false;
    if (!reply) return undefined;
    const config = { storeCount: Math.max(0, reply.store.count), isMourning: reply.is_public_mourning };
    const answer: StoredConfig = { at: clock.wallMs(), ...config };
    session.set(sessionKeys.publicConfig, JSON.stringify(answer));
    return config;
  }

  const publicConfig = async (): Promise<PublicConfig | undefined> =>
    recentConfig(session, clock.wallMs()) ?? (await fetchConfig());

  return {
    /** Kept for ten minutes. */
    publicConfig,
    /**
     * For pages without figures: uses what an earlier page of the tab has stored. It requests on the first page of a
     * tab, and when a stored yes is too old.
     */
    async isMourning() {
      const stored = storedConfig(session)?.isMourning;
      // Mourning may end while the tab is open.
      return stored === false ? stored : (await publicConfig())?.isMourning;
    },
    /** Whether the store count is being requested; meanwhile the page shows its default. */
    isCountLoading: () => isCountLoading,
    ad: (place: AdPlace) =>
      place === 'top'
        ? callOrNothing(({ adTop }) => adTop, {})
        : callOrNothing(({ adBottom }) => adBottom, {}),
    /** All pictures in one call, made once. */
    qrPictures(groupId: number) {
      qrRequest ??= callOrNothing(({ qrLiveCode }) => qrLiveCode, { group_id: groupId }).then(
        (reply) =>
          reply && {
            bottomMenu: reply.botton_menu_qrcode,
            sidebar: reply.sidebar_qrcode,
            name: reply.name,
            code: reply.code,
          },
      );
      return qrRequest;
    },
    /** Minutes since each recent sign-up, within ten minutes. */
    signUps: async () => (await callOrNothing(({ registerRecent }) => registerRecent, {}))?.minutes,
    coupons: (promoter: string) => callOrNothing(({ promoterInfo }) => promoterInfo, { promoter }),
  };
}

interface StoredConfig extends PublicConfig {
  /** Milliseconds since 1970. */
  at: number;
}

function storedConfig(session: KeyValueStorage): StoredConfig | undefined {
  const { at, storeCount, isMourning } = parseStoredFields(session.get(sessionKeys.publicConfig));
  return typeof at === 'number' && typeof storeCount === 'number' && typeof isMourning === 'boolean'
    ? { at, storeCount, isMourning }
    : undefined;
}

/** The stored answer of an earlier page of this tab, if it is recent. */
export function recentConfig(session: KeyValueStorage, nowMs: number): PublicConfig | undefined {
  const stored = storedConfig(session);
  // A time in the future means that the clock was set back: the answer is ignored.
  if (!stored || stored.at > nowMs || nowMs - stored.at >= PUBLIC_CONFIG_FRESH_MS) return undefined;
  return { storeCount: stored.storeCount, isMourning: stored.isMourning };
}
