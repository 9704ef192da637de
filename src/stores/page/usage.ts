/** Analytics, while the visitor agrees: sets the usage log as receiver, and reports the page's events. */
import { setAnalyticsReceiver, track } from '#src/browser/analytics.ts';
import { clock } from '#src/browser/clock.ts';
import { onNetworkChange } from '#src/browser/network.ts';
import { onHidden, onVisible } from '#src/browser/visibility.ts';
import { isInstallerLink, onAnyClick } from '#src/browser/clicks.ts';
import { findHooks, hookValue } from '#src/browser/dom.ts';
import { pageName } from '#src/browser/page-facts.ts';
import { local, session } from '#src/browser/storage.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { INSTALLER_BUTTON, LANDING_BUTTON } from '#src/config/wire.ts';
import { createDisplayTracker } from '#src/stores/display-tracking.ts';
import { createUsageLog } from '#src/stores/usage-log.ts';

const AD_ID = 'data-ad-id';

/** @returns a function that stops all of it, including running calls */
export function startUsage(): () => void {
  const log = createUsageLog();
  setAnalyticsReceiver(log);

  const page_name = pageName();
  track({ page_name });
  // The first page in this tab since the consent.
  if (!session.get(sessionKeys.visitCounted)) track({ page_name, button_name: LANDING_BUTTON });
  session.set(sessionKeys.visitCounted, '1');
  const display = createDisplayTracker<{ sourceSeat: string; block: Element; content: () => string }>(
    clock,
    ({ sourceSeat, block }) => track({ page_name, sourceSeat, ...adFacts(block) }),
  );
  const ends = [
    ...findHooks('data-track-display').map((block) => {
      const sourceSeat = hookValue(block, 'data-track-display');
      // A booked ad may come while its place is in view.
      const content = () => hookValue(block, AD_ID);
      return onVisible(
        block,
        (isVisible) => display.update({ sourceSeat, block, content }, isVisible),
        AD_ID,
      );
    }),
    onAnyClick((target) => {
      const marked = target.closest('[data-track]');
      const ad = target.closest('[data-ad]');
      if (ad) track({ page_name, button_name: 'ad', ...adFacts(ad) });
      else if (marked) track({ page_name, button_name: hookValue(marked, 'data-track') });
      else if (isInstallerLink(target)) track({ page_name, button_name: INSTALLER_BUTTON });
    }),
    onNetworkChange((isBack) => {
      if (isBack) void log.flush();
    }),
    onHidden(() => log.leave()),
  ];
  return () => {
    setAnalyticsReceiver(undefined);
    for (const end of ends) end();
    display.stop();
    log.stop();
    local.remove(localKeys.anonymousId);
    session.remove(sessionKeys.visitCounted);
  };
}

function adFacts(block: Element) {
  const ad_position = hookValue(block, 'data-ad');
  if (!ad_position) return {};
  return {
    ad_position,
    ad_id: hookValue(block, AD_ID),
    ad_name: hookValue(block, 'data-ad-name'),
    ad_url: hookValue(block, 'data-ad-url'),
  };
}
