/** Puts the fallback sentence where a film cannot be played: no support for its format, or its file is not there. */
export function guardFilm(video: HTMLVideoElement): void {
  const fallback = video.parentElement?.querySelector<HTMLElement>('[role="status"]');
  const sources = [...video.querySelectorAll('source')];
  const giveUp = () => {
    video.hidden = true;
    if (fallback) fallback.hidden = false;
  };
  const isPlayable = sources.some(({ type }) => video.canPlayType(type) !== '');
  if (!isPlayable) giveUp();
  // A missing file is reported on the last source, a broken one on the film itself.
  sources.at(-1)?.addEventListener('error', giveUp);
  video.addEventListener('error', giveUp);
}
