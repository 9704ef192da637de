/**
 * Notices outside forms: one at a time, the newest. Being offline is not a passing notice but a state: it is shown
 * again when a notice above it is closed.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { NOTIFICATION_KIND } from '#src/api/errors.ts';

/** -1 no network, -2 the server, -3 the connection to the desktop client. */
export type NoticeKind = (typeof NOTIFICATION_KIND)[keyof typeof NOTIFICATION_KIND];

export interface Notice {
  kind: NoticeKind;
  /** The server's maintenance has a text of its own. */
  isMaintenance?: boolean;
  /** Offered as a button, if repeating makes sense. */
  retry?: () => void;
}

export type NoticeState = Notice | 'offline' | undefined;

export function createNotices($isOffline: ReadableAtom<boolean>) {
  const $shown = atom<Notice | undefined>();
  return {
    $notice: computed(
      [$shown, $isOffline],
      (shown, isOffline): NoticeState => shown ?? (isOffline ? 'offline' : undefined),
    ),
    notify: (notice: Notice) => $shown.set(notice),
    dismissNotice: () => $shown.set(undefined),
  };
}
