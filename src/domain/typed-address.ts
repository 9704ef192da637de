/** An address as typed into a browser: without a scheme, https is added. */
import { parseUrl } from '#src/config/parse-url.ts';

/** @returns undefined if it is no web address */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username)
    return undefined;
  return url.href;
}
