/** What a page can read, of which a shop's profile sets most: what the device check reads, and what the trial shows besides. */
import { CHECK_IDS, type CheckId } from '#islands/detect/types.ts';

/** The last check is about this site and the desktop client, not about a profile. */
export type ParameterId = Exclude<CheckId, 'client'> | 'screen';

export const PARAMETER_IDS: readonly ParameterId[] = CHECK_IDS.flatMap((id): ParameterId[] => {
  if (id === 'client') return [];
  return id === 'browser' ? [id, 'screen'] : [id];
});

/** `profile`: each shop has its own. `client`: the engine, which is the client's and is updated with it. */
export const isolationScope = (id: ParameterId): 'profile' | 'client' =>
  id === 'browser' ? 'client' : 'profile';
