/** The notices of this page: whoever has something to tell calls `notify`, and one live region shows it. */
import { createNotices } from '#src/stores/notices.ts';
import { pageNetwork } from './network.ts';

export const { $notice, notify, dismissNotice } = createNotices(pageNetwork.$isOffline);
