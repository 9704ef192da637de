/**
 * What a page tells its visitor outside of any form: one notice at a time, the newest wins. Being offline is not a notice
 * that passes but a state: it shows again when a notice over it is closed.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { NOTIFICATION_KIND } from '#src/api/errors/index.ts';

/** -1 no network, -2 the server, -3 the connection to the desktop client. */
export type NoticeKind = (typeof NOTIFICATION_KIND)[keyof typeof NOTIFICATION_KIND];

export interface Notice {
  kind: NoticeKind;
  /** In the page's language; the kind's own text when left out. */
  text?: string;
  /** Offered as a button, where doing the same again makes sense. */
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
