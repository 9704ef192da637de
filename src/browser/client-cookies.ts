/**
 * Whether the desktop client has left a session in this browser. What is in it is the bridge's to read, and nobody else's.
 * Pages ask this before anything is loaded that could talk to the client, so it takes nothing with it.
 */
const NAMES = ['bid', 'pid', 'sid'];

export function hasClientSession(): boolean {
  const cookies = cookieText().split('; ');
  return NAMES.every((name) =>
    cookies.some((cookie) => cookie.startsWith(`${name}=`) && cookie.length > name.length + 1),
  );
}

function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return ''; // refused: the same as none
  }
}
