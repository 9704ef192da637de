/** Astro reads the collections here. */
export { collections } from '#src/content/collections.ts';
