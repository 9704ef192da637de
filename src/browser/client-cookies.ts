/**
 * Whether the desktop client has left a session in this browser. Only the bridge reads what is in it.
 * Asked before anything of the bridge is loaded, so it brings no cookie library with it.
 */
const MARKS = ['bid', 'pid', 'sid'];

export function hasClientSession(): boolean {
  try {
    return MARKS.every((name) => new RegExp(`(?:^|; )${name}=[^;]`).test(document.cookie));
  } catch {
    return false; // cookies are refused: the client cannot have left any
  }
}
