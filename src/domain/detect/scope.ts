/** Which of the things that the device check reads belong to a shop's profile. */
import type { CheckId } from './types.ts';

/** `profile`: each shop has its own. `client`: the same in every shop. `none`: not part of a profile at all. */
export type IsolationScope = 'profile' | 'client' | 'none';

export const isolationScope: Readonly<Record<CheckId, IsolationScope>> = {
  system: 'profile',
  // The engine is the client's, and is updated with it.
  browser: 'client',
  timeZone: 'profile',
  languages: 'profile',
  webrtc: 'profile',
  webgl: 'profile',
  canvas: 'profile',
  fonts: 'profile',
  cookies: 'profile',
  // The session between this site and the desktop client.
  client: 'none',
};
