/**
 * Limits and times of site-wide parts. Separate from constants.ts, which is loaded with the API's client: a page
 * without a call must not load that.
 */
export const TRIAL_TOOLTIP_MS = 5_000;
export const TRIAL_TOOLTIP_HOME_VISIT = 2;

/** Later ads, pictures and figures are ignored. */
export const LIVE_DATA_TIMEOUT_MS = 15_000;
/** For this long the tab reuses an answer about public figures and mourning. */
export const PUBLIC_CONFIG_FRESH_MS = 600_000;

export const SCROLL_TO_TOP_STEPS = 16;
export const CHAT_POPUP = { widthPx: 750, heightPx: 693 } as const;

/** Fragment of links that open the workbench with its demo. */
export const DEMO_ANCHOR = 'demo';
/** Id of the workbench's part in the header, filled after hydration. */
export const BAR_ID = 'wb-bar';
/** Id of the workbench's frame with sample shops, shown when there are no panels. */
export const SAMPLE_FRAME_ID = 'wb-sample';
/** Parameter with the question for a search box. */
export const QUESTION_PARAMETER = 'q';
