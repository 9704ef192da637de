/** The calls for live data and their client, in one file that is loaded on a page's first request. */
import { registerRecent } from '#src/api/contract/register.ts';
import { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode } from '#src/api/contract/live.ts';

export { callApi } from './call-api.ts';

/** Listed one by one, so that the checks of their requests stay out of the page. */
export const liveCalls = { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode, registerRecent };
