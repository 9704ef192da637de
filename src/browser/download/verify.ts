/**
 * The place in the page where a visitor drops a downloaded file to have it checked. The words for each outcome stand in
 * the page; here one of them is shown. The file stays on the visitor's device.
 */
import { judgeFile, type Verdict } from '#src/domain/releases/judge-file.ts';
import { all } from './elements.ts';
import { loadBuilds } from './manifest.ts';

type Outcome = Verdict['kind'] | 'unreadable';

let running: AbortController | undefined;

export function offerVerification(): void {
  for (const place of all('[data-verify]')) {
    const input = place.querySelector<HTMLInputElement>('input[type=file]');
    place.hidden = false;
    input?.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void verify(place, file);
      // The same file may be chosen again.
      input.value = '';
    });
    place.addEventListener('dragover', (event) => {
      event.preventDefault();
      place.dataset['over'] = '';
    });
    place.addEventListener('dragleave', () => delete place.dataset['over']);
    place.addEventListener('drop', (event) => {
      event.preventDefault();
      delete place.dataset['over'];
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void verify(place, file);
    });
  }
}

/** A second file takes the place of the first. */
async function verify(place: HTMLElement, file: File): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  const progress = place.querySelector('progress');
  if (progress) progress.value = 0;
  show(place, undefined);
  try {
    const [{ hashFile }, builds] = await Promise.all([import('./hash-file.ts'), loadBuilds(signal)]);
    const sha256 = await hashFile(
      file,
      (done) => {
        if (progress) progress.value = done / file.size;
      },
      signal,
    );
    fill(place, { file: file.name, sha256 });
    const verdict = judgeFile({ name: file.name, sizeBytes: file.size, sha256 }, builds);
    if ('build' in verdict) fill(place, { version: verdict.build.version, expected: verdict.build.file });
    if (verdict.kind === 'genuine') fill(place, { promoter: verdict.promoter });
    show(place, verdict.kind, verdict.kind === 'genuine' && verdict.promoter !== '');
  } catch {
    // The file was moved, the manifest could not be had, or another file came in between: that one shows itself.
    if (!signal.aborted) show(place, 'unreadable');
  }
}

function fill(place: HTMLElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    for (const slot of all(`[data-fill="${name}"]`, place)) slot.textContent = value;
  }
}

/** @param outcome undefined while the file is being read */
function show(place: HTMLElement, outcome: Outcome | undefined, isPromoter = false): void {
  for (const text of all('[data-outcome]', place)) text.hidden = text.dataset['outcome'] !== outcome;
  for (const text of all('[data-promoter-file]', place)) text.hidden = !isPromoter;
  for (const progress of all('progress', place)) progress.hidden = outcome !== undefined;
  for (const sum of all('[data-sum]', place)) sum.hidden = outcome === undefined || outcome === 'unreadable';
}
