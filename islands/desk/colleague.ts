/** Whether another inbox is typing a reply to the open conversation, and the report to the others that this one is. */
import { atom } from 'nanostores';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import type { Clock } from '#src/browser/clock.ts';

/** Typing is reported at this interval; without a report for `TYPING_TIMEOUT_MS` it counts as over. */
const REPORT_INTERVAL_MS = 4000;
const TYPING_TIMEOUT_MS = 10_000;

export interface ColleagueDependencies {
  /** Id of this page among all inboxes. */
  page: string;
  report: (id: string) => void;
  /** The time by the desk's clock. */
  deskNowMs: () => number;
  clock: Pick<Clock, 'after'>;
}

export function createColleague({ page, report, deskNowMs, clock }: ColleagueDependencies) {
  const $writing = atom<{ name: string | null } | undefined>();
  let openId = '';
  let lastReport: { id: string; atMs: number } | undefined;
  let cancel: () => void = () => undefined;

  function hide(): void {
    cancel();
    $writing.set(undefined);
  }
  return {
    /** `name` is `null` where it is not known. */
    $writing,
    /** Called with the open conversation in its present state; `undefined` when none is open. */
    update: (conversation: DeskConversation | undefined) => {
      const writing = conversation?.writing;
      if (conversation?.id !== openId || !writing) hide();
      openId = conversation?.id ?? '';
      if (!writing) return;
      // While both type, each sees the other's sign.
      const leftMs = writing.at + TYPING_TIMEOUT_MS - deskNowMs();
      if (writing.page === page || leftMs <= 0) return;
      hide();
      $writing.set({ name: writing.agent });
      cancel = clock.after(leftMs, hide);
    },
    reportTyping(id: string) {
      if (lastReport?.id === id && deskNowMs() - lastReport.atMs < REPORT_INTERVAL_MS) return;
      lastReport = { id, atMs: deskNowMs() };
      report(id);
    },
    /** The reply was sent or deleted: the next typing is reported at once. */
    endTyping() {
      lastReport = undefined;
    },
  };
}
