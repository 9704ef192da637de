/**
 * Whether this is a mirror of the downloads (`npm run build -- --mirror`), which has no API. Written out in full, so that the
 * build leaves away what a mirror does not do, and what only a mirror does.
 */
export const isMirrorSite = import.meta.env.PUBLIC_MIRROR_SITE === '1';
