/**
 * All that is done to the pages after Astro has built them, in one pass and in one list. A step is a file in `finish/` and
 * a line below. Development knows none of this: a step may say a page's policy, move what stands in the wrong place, or say
 * where a line may end, but nothing else that a visitor could see.
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
  /** Address of the main site, where this build is a mirror of its downloads. Its pictures and its sitemap count. */
  mirrorOf?: string | undefined;
}

/** In this order. Each step sees the page as the steps above have left it. */
export function stepsOf({ mirrorOf, ...options }: FinishOptions): Step[] {
  return [
    astroOutput,
    headingBreaks,
    ...(mirrorOf === undefined ? [] : [mirror(mirrorOf)]),
    // Hashes inline code: every step that changes it comes before.
    policies(options),
    ...(mirrorOf === undefined ? [sitemap, socialPictures] : []),
    // Packs the files that are there: every step that writes files comes before.
    pack,
  ];
}

/** The chat desk's pages need no more than what makes them safe and small. */
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
