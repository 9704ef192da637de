/** What a browser says of a film that is in the page, and how it is moved. */

/** No source could be taken. */
const NETWORK_NO_SOURCE = 3;
/** The file came and cannot be made sense of. */
const ERROR_DECODE = 3;
/** Length and size are known. */
const HAVE_METADATA = 1;
/** There is more of the film than what is shown. */
const HAVE_FUTURE_DATA = 3;

/** @returns why the film cannot go on; nothing while it can */
export function filmTrouble(video: HTMLVideoElement): 'unsupported' | 'network' | undefined {
  const sources = [...video.querySelectorAll('source')];
  const isKnown = sources.some(({ type }) => video.canPlayType(type) !== '');
  if (!isKnown || video.error?.code === ERROR_DECODE) return 'unsupported';
  return video.error !== null || video.networkState === NETWORK_NO_SOURCE ? 'network' : undefined;
}

/** Whether it could go on without more of the file. */
export const hasMore = ({ readyState }: HTMLVideoElement): boolean => readyState >= HAVE_FUTURE_DATA;

/** Captions are fetched when the film is, not before; without sound they are what it says. */
export function showCaptions(video: HTMLVideoElement): void {
  const track = [...video.textTracks].find(({ kind }) => kind === 'captions');
  if (track) track.mode = 'showing';
}

/** Goes to a point and plays from there, wherever it was and whether or not it was fetched. */
export async function playFrom(video: HTMLVideoElement, seconds: number): Promise<void> {
  video.scrollIntoView({ block: 'nearest' });
  const go = () => {
    video.currentTime = seconds;
  };
  // WebKitGTK stands still for good, and calls it playing, where it is sent to a point of a film that it knows nothing of.
  if (video.readyState >= HAVE_METADATA) go();
  else video.addEventListener('loadedmetadata', go, { once: true });
  // Refused, or broken off by the next press: the player's own controls are there, and failures are told by events.
  await video.play().catch(() => undefined);
}
