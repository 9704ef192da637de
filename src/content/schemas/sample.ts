/**
 * Marks an entry as made up for the repository: nobody's news, history or offers yet. `npm run check:release` lists it
 * until an operator has written their own and taken the mark off, in both languages.
 */
import { z } from 'astro/zod';

export const sample = z.boolean().default(false);
