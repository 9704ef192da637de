/** Reads the state of a film's element, and controls it. */

/** @returns why the film cannot continue; nothing while it can */
export function filmTrouble(video: HTMLVideoElement): 'unsupported' | 'network' | undefined {
  const sources = [...video.querySelectorAll('source')];
  const isKnown = sources.some(({ type }) => video.canPlayType(type) !== '');
  if (!isKnown || video.error?.code === MediaError.MEDIA_ERR_DECODE) return 'unsupported';
  return video.error !== null || video.networkState === video.NETWORK_NO_SOURCE ? 'network' : undefined;
}

/** Whether it could continue without more data. */
export const hasMore = (video: HTMLVideoElement): boolean => video.readyState >= video.HAVE_FUTURE_DATA;

/** Captions are fetched with the film, not before; for a film without sound they are its text. */
export function showCaptions(video: HTMLVideoElement): void {
  const track = [...video.textTracks].find(({ kind }) => kind === 'captions');
  if (track) track.mode = 'showing';
}

/** Plays from a time, in any state of the element. */
export async function playFrom(video: HTMLVideoElement, seconds: number): Promise<void> {
  video.scrollIntoView({ block: 'nearest' });
  const go = () => {
    video.currentTime = seconds;
  };
  // WebKitGTK hangs, and reports that it plays, when a film is moved before its metadata is there.
  if (video.readyState >= video.HAVE_METADATA) go();
  else video.addEventListener('loadedmetadata', go, { once: true });
  // Refused, or aborted by the next press: the player has its own controls, and events report failures.
  await video.play().catch(() => undefined);
}
