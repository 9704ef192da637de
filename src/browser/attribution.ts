/** Applies the attribution rules (src/domain/attribution.ts) to this page's address and cookies. */
import type { Attribution } from '#src/domain/attribution-fields.ts';
import { completedAddress, cookiesToWrite, readAttribution } from '#src/domain/attribution.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { currentAddress, queryParameters, replaceAddress } from './location.ts';
import { session } from './storage.ts';

export function currentAttribution(): Attribution {
  return readAttribution({ query: queryParameters(), cookie: readCookie });
}

/** Stores the address's parameters and restores missing ones. Idempotent. */
export function captureAttribution(): void {
  const landing = session.get(sessionKeys.landing);
  // The landing page may have been left before it was read; the present address overrides it.
  for (const query of [new URLSearchParams(landing), queryParameters()]) {
    for (const { name, value, days } of cookiesToWrite({ query, cookie: readCookie })) {
      writeCookie(name, value, days);
    }
  }
  session.remove(sessionKeys.landing);
  const completed = completedAddress(currentAddress(), readCookie);
  if (completed) replaceAddress(completed);
}
