// @vitest-environment happy-dom
/** Mounted twice, like the islands of ../remount.test.tsx. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { CopyButton, COPIED_MS } from '#islands/ui/CopyButton.tsx';
import { remount } from '#tests/helpers/remounted-island.tsx';

it('the copy button shows success for two seconds, and a refusal until the next press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { place, press } = remount(<CopyButton text="t" label="Copy" copied="Copied" failed="Failed" />);
  const says = (text: string) => vi.waitFor(() => expect(place.textContent).toBe(text));

  press('Copy');
  await says('CopiedCopied');
  expect(write).toHaveBeenCalledExactlyOnceWith('t');
  vi.advanceTimersByTime(COPIED_MS);
  await says('Copy');

  write.mockRejectedValueOnce(new Error('refused'));
  press('Copy');
  await says('CopyFailed');
  vi.advanceTimersByTime(60_000);
  await says('CopyFailed');
  press('Copy');
  await says('CopiedCopied');
});
