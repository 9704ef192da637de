/**
 * The records for analytics. They are built field by field, so that no phone number, code, password, invitation token
 * or client secret gets in: no field has typed text, addresses keep only the campaign's parameters, and numbers like
 * phones and codes are removed from names.
 */
import { parseUrl } from '#src/config/parse-url.ts';
import { cookieKeys } from '#src/config/storage-keys.ts';

/** What a page reports about an event: names of pages, buttons and ads, never the visitor's entries. */
export interface TrackedEvent {
  page_name: string;
  button_name?: string;
  register_where?: string;
  sourceSeat?: string;
  fail_reason?: string;
  ad_id?: string;
  ad_name?: string;
  ad_url?: string;
  ad_position?: string;
}

/** The same for every event of a page view. */
export interface TrackingContext {
  current_url: string;
  referrer: string;
  channel: string;
  /** Empty until an identity is known; nothing waits for it. */
  anonymous_id: string;
  is_test: boolean;
}

export interface TrackingRecord extends Required<TrackedEvent>, TrackingContext {
  url_path: string;
}

const campaignParameters: ReadonlySet<string> = new Set([
  cookieKeys.promoter,
  cookieKeys.channelId,
  cookieKeys.activityId,
  cookieKeys.from,
  cookieKeys.utmSource,
]);

/** Six digits in a row may be a code or a phone; no page or button has such a name. */
const blankNumbers = (text: string) => text.replace(/\d(?:[\s-]?\d){5,}/g, '*');

/** Origin, path and the campaign's parameters; nothing if the address cannot be parsed. */
export function redactAddress(address: string): string {
  const url = parseUrl(address);
  if (!url || url.origin === 'null') return '';
  const kept = [...url.searchParams].filter(([name]) => campaignParameters.has(name));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
  return `${url.origin}${url.pathname}${query}`;
}

/** Missing fields are empty, so that all records have the same shape. */
export function trackingRecord(event: TrackedEvent, context: TrackingContext): TrackingRecord {
  const plain = (text = '') => blankNumbers(text);
  const current = redactAddress(context.current_url);
  return {
    page_name: plain(event.page_name),
    button_name: plain(event.button_name),
    register_where: plain(event.register_where),
    sourceSeat: plain(event.sourceSeat),
    fail_reason: plain(event.fail_reason),
    ad_id: event.ad_id ?? '',
    ad_name: event.ad_name ?? '',
    ad_url: redactAddress(event.ad_url ?? ''),
    ad_position: event.ad_position ?? '',
    current_url: current,
    url_path: parseUrl(current)?.pathname ?? '',
    referrer: redactAddress(context.referrer),
    channel: context.channel,
    anonymous_id: context.anonymous_id,
    is_test: context.is_test,
  };
}
