/**
 * Whether the desktop client has left a session in this browser; only the bridge reads its content. It is checked
 * before the bridge is loaded, so it needs no cookie library.
 */
const SESSION_COOKIES = ['bid', 'pid', 'sid'];

export function hasClientSession(): boolean {
  try {
    return SESSION_COOKIES.every((name) => new RegExp(`(?:^|; )${name}=[^;]`).test(document.cookie));
  } catch {
    return false; // cookies are refused: the client cannot have left any
  }
}
