/** Whether the desktop client has left a session in this browser. What is in it is the bridge's to read, and nobody else's. */
import { readCookie } from './cookies.ts';

export function hasClientSession(): boolean {
  return ['bid', 'pid', 'sid'].every((name) => readCookie(name));
}
