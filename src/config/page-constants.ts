/**
 * Limits and times of site-wide parts. Apart from constants.ts, which comes with the API's client: a page that
 * makes no call must not fetch that for a number.
 */
export const TRIAL_TOOLTIP_MS = 5_000;
export const TRIAL_TOOLTIP_HOME_VISIT = 2;

/** Ads, pictures and figures that come later than this came too late to be worth a change. */
export const LIVE_DATA_TIMEOUT_MS = 15_000;
/** An answer about public figures and mourning holds this long for the tab. */
export const PUBLIC_CONFIG_FRESH_MS = 600_000;

export const SCROLL_TO_TOP_STEPS = 16;
export const CHAT_POPUP = { widthPx: 750, heightPx: 693 } as const;

/** Opens the workbench with its demo, for links of other pages. */
export const DEMO_ANCHOR = 'demo';
/** Of the header's part that the workbench fills once it is awake. */
export const BAR_ID = 'wb-bar';
/** Of the workbench's frame with sample shops, shown where there are no panels. */
export const SAMPLE_FRAME_ID = 'wb-sample';
/** Of the address: what a search box was asked. */
export const QUESTION_PARAMETER = 'q';
