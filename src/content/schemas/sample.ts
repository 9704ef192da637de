/**
 * Marks an entry as a sample of the repository. `npm run check:release` lists it until an operator has replaced it and
 * removed the mark, in both languages.
 */
import { z } from 'astro/zod';

export const sample = z.boolean().default(false);
