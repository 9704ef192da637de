/**
 * What the version service says is out, behind the release manifest that the page was built with: asked once for a page,
 * by whichever island shows it first. A failure is told by a notice that offers to ask again, and beside the links,
 * where the default installer stands.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '#src/api/http/failure.ts';
import { describeFailure } from '#src/api/errors/index.ts';
import type { LinkPolicy } from '#src/domain/releases/installer-links.ts';
import {
  newestBySlot,
  readLiveBuilds,
  type LiveBuild,
  type WireV6Version,
  type WireVersions,
} from '#src/domain/releases/live-versions.ts';
import type { NewestBuilds } from '#src/domain/releases/offers.ts';
import type { Notice } from './notices.ts';

export interface LiveVersions {
  /** The service did not answer, and has not done so since. */
  isSilent: boolean;
  /** What may be offered; empty until the service has answered. */
  builds: readonly LiveBuild[];
  newest: NewestBuilds;
}

type Answer<Data> = { ok: true; data: Data } | { ok: false; failure: Failure };

export interface LiveVersionsDependencies {
  fetchList: () => Promise<Answer<WireVersions>>;
  /** The newest v6 clients; without them the list alone is enough. */
  fetchLast: () => Promise<Answer<readonly WireV6Version[]>>;
  /** Which addresses may be linked. */
  policy: () => LinkPolicy;
  notify: (notice: Notice) => void;
}

export interface LiveVersionsStore {
  $live: ReadableAtom<LiveVersions>;
  /** Asks, unless somebody has asked already. */
  start: () => void;
}

export function createLiveVersions({
  fetchList,
  fetchLast,
  policy,
  notify,
}: LiveVersionsDependencies): LiveVersionsStore {
  const $live = atom<LiveVersions>({ isSilent: false, builds: [], newest: new Map() });
  let isStarted = false;

  async function ask(): Promise<void> {
    const [list, last] = await Promise.all([fetchList(), fetchLast()]);
    if (list.ok) {
      const builds = readLiveBuilds(list.data, last.ok ? last.data : undefined, policy());
      $live.set({ isSilent: false, builds, newest: newestBySlot(builds) });
      return;
    }
    $live.set({ ...$live.get(), isSilent: true });
    const kind = describeFailure(list.failure)?.notification;
    if (kind) notify({ kind, retry: () => void ask() });
  }

  return {
    $live,
    start() {
      if (isStarted) return;
      isStarted = true;
      void ask();
    },
  };
}
