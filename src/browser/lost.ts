/** Tells a lost visitor what was asked for, and puts its words into the search box. */
const MAX_CHARS = 120;

export function showSought(place: HTMLElement, input: HTMLInputElement | null): void {
  let path = location.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // Not valid UTF-8: shown as it stands in the address bar.
  }
  place.textContent = path.length > MAX_CHARS ? `${path.slice(0, MAX_CHARS)}…` : path;
  const words = path
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (input?.value === '') input.value = words.slice(-4).join(' ').slice(0, 60);
}
