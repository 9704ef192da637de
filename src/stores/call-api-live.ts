/** The calls for live data and what makes them, in one file that comes when a page first asks. */
import { registerRecent } from '#src/api/contract/register.ts';
import { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode } from '#src/api/contract/live.ts';

export { callApi } from './call-api.ts';

/** Named one by one, so that the checks of their requests stay out of the page. */
export const liveCalls = { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode, registerRecent };
