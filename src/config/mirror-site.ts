/**
 * Whether this is a mirror of the downloads (`npm run build -- --mirror`), which has no API. Written in full, so that
 * the build drops the code of the other case.
 */
export const isMirrorSite = import.meta.env.PUBLIC_MIRROR_SITE === '1';
