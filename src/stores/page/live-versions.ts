/** What the version service knows, one answer for all islands of the page. A mirror of the downloads makes no request. */
import { locales } from '#i18n/locales.ts';
import type { ApiCall, RequestOf } from '#src/api/contract/call.ts';
import { v6LastVersions, versionList } from '#src/api/contract/downloads.ts';
import { currentAddress } from '#src/browser/location.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { env } from '#src/config/env.ts';
import { isMirrorSite } from '#src/config/mirror-site.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createLiveVersions } from '#src/stores/live-versions.ts';
import { notify } from '#src/stores/page/notices.ts';

/** The client's own time limit is the only one: a late answer is still the newest version. */
const ask = <Call extends ApiCall>(call: Call, payload: RequestOf<Call>) =>
  callApi(call, payload, {
    language: locales[pageLocale()].apiLanguage,
    signal: new AbortController().signal,
  });

const store = createLiveVersions({
  fetchList: () => ask(versionList, {}),
  fetchLast: () => ask(v6LastVersions, {}),
  policy: () => ({ pageUrl: currentAddress(), allowedOrigins: env.installerOrigins }),
  notify,
});

export const pageLiveVersions = isMirrorSite ? { ...store, start: () => undefined } : store;
