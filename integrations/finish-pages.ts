/**
 * Everything that is done to the pages after Astro has built them, in one pass and one list. A step is a file in
 * `finish/` and a line below. Development has none of these steps: a step may add a page's policy, move misplaced
 * elements, or mark where a line may end, but it changes nothing else that a visitor could see.
 */
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { astroOutput } from './finish/astro-output.ts';
import { headingBreaks } from './finish/heading-breaks.ts';
import { mirror } from './finish/mirror.ts';
import { pack } from './finish/pack.ts';
import { policies, type PolicyOptions } from './finish/policies.ts';
import { sitemap } from './finish/sitemap.ts';
import { socialPictures } from './finish/social-pictures.ts';
import { finish, type Step } from './lib/finishing.ts';

export interface FinishOptions extends PolicyOptions {
  /** Address of the main site, where this build is a mirror of its downloads; its pictures and its sitemap are used. */
  mirrorOf?: string | undefined;
}

/** In this order: each step gets the page that the steps above have made. */
export function stepsOf({ mirrorOf, ...options }: FinishOptions): Step[] {
  return [
    astroOutput,
    headingBreaks,
    ...(mirrorOf === undefined ? [] : [mirror(mirrorOf)]),
    // Hashes inline code: every step that changes it comes before.
    policies(options),
    ...(mirrorOf === undefined ? [sitemap, socialPictures] : []),
    // Packs all files: every step that writes files comes before.
    pack,
  ];
}

/** The chat desk's pages need only the steps that make them safe and small. */
const deskSteps: readonly Step[] = [astroOutput, policies({ areForms: true }), pack];

export const finishing = (name: string, steps: readonly Step[]): AstroIntegration => ({
  name,
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const output = {
        folder: fileURLToPath(dir),
        cache: resolve('.cache'),
        warn: (message: string) => logger.warn(message),
      };
      logger.info(await finish(steps, output));
    },
  },
});

export const finishDeskPages = () => finishing('finish-desk-pages', deskSteps);

export const finishPages = (options: FinishOptions = {}) => finishing('finish-pages', stepsOf(options));
