/** The check of a downloaded file against the release manifest. The file stays on the visitor's device. */
import { atom } from 'nanostores';
import { loadBuilds } from '#src/browser/release-manifest.ts';
import { judgeFile, type Verdict } from '#src/domain/releases/judge-file.ts';
import { hashFile } from './hash-file.ts';

export type VerificationState =
  | { phase: 'waiting' }
  /** `progress` from 0 to 1. */
  | { phase: 'reading'; progress: number }
  | { phase: 'judged'; file: string; sha256: string; verdict: Verdict }
  /** The file was moved, or the manifest could not be fetched. */
  | { phase: 'unreadable' };

export function createVerification() {
  const $verification = atom<VerificationState>({ phase: 'waiting' });
  let running = new AbortController();
  return {
    $verification,
    /** A second file replaces the first. */
    async check(file: File) {
      running.abort();
      const current = new AbortController();
      running = current;
      const { signal } = current;
      const show = (state: VerificationState) => {
        // The newer file's state is shown instead.
        if (!signal.aborted) $verification.set(state);
      };
      show({ phase: 'reading', progress: 0 });
      const onProgress = (doneBytes: number) => show({ phase: 'reading', progress: doneBytes / file.size });
      try {
        const [sha256, builds] = await Promise.all([hashFile(file, onProgress, signal), loadBuilds(signal)]);
        const verdict = judgeFile({ name: file.name, sizeBytes: file.size, sha256 }, builds);
        show({ phase: 'judged', file: file.name, sha256, verdict });
      } catch {
        show({ phase: 'unreadable' });
        // Without the manifest reading on is useless.
        current.abort();
      }
    },
    /** Aborts the running check. */
    dispose: () => running.abort(),
  };
}
