/** Reads the state of a film's element, and controls it. */

/** No source could be used. */
const NETWORK_NO_SOURCE = 3;
/** The file arrived but cannot be decoded. */
const ERROR_DECODE = 3;
/** Length and size are known. */
const HAVE_METADATA = 1;
/** There is data beyond the present time. */
const HAVE_FUTURE_DATA = 3;

/** @returns why the film cannot continue; nothing while it can */
export function filmTrouble(video: HTMLVideoElement): 'unsupported' | 'network' | undefined {
  const sources = [...video.querySelectorAll('source')];
  const isKnown = sources.some(({ type }) => video.canPlayType(type) !== '');
  if (!isKnown || video.error?.code === ERROR_DECODE) return 'unsupported';
  return video.error !== null || video.networkState === NETWORK_NO_SOURCE ? 'network' : undefined;
}

/** Whether it could continue without more data. */
export const hasMore = ({ readyState }: HTMLVideoElement): boolean => readyState >= HAVE_FUTURE_DATA;

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
  if (video.readyState >= HAVE_METADATA) go();
  else video.addEventListener('loadedmetadata', go, { once: true });
  // Refused, or aborted by the next press: the player has its own controls, and events report failures.
  await video.play().catch(() => undefined);
}
