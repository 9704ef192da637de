/** What a browser says of a film that is in the page. */

/** No source could be taken. */
const NETWORK_NO_SOURCE = 3;

/** @returns whether it can still be played: the browser takes its format, and nothing has failed so far */
export function isPlayable(video: HTMLVideoElement): boolean {
  const sources = [...video.querySelectorAll('source')];
  return (
    sources.some(({ type }) => video.canPlayType(type) !== '') &&
    video.error === null &&
    video.networkState !== NETWORK_NO_SOURCE
  );
}
