/** One browser's walk: it looks at the pages, then goes through the story. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import type { Browser } from './browsers.ts';
import { within, type Driver } from './drivers/driver.ts';
import { lookAt, pagesToLookAt } from './every-page.ts';
import { startSite } from './site.ts';
import { story } from './story/index.ts';
import { DESK, PHONE } from './story/step.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const STEP_LIMIT_MS = 120_000;
const FRESH_START_LIMIT_MS = 20_000;
/** All pages at two sizes, on a machine that has other work. */
const PAGES_LIMIT_MS = 900_000;
export const PICTURES = '.cache/pictures';

export interface WalkOptions {
  isShort: boolean;
  /** Names of steps; all of them where there are none. */
  only: readonly string[];
  hasPictures: boolean;
}

export interface StepResult {
  browser: string;
  step: string;
  seconds: number;
  /** Empty where all is well. */
  troubles: string[];
}

const pictured = [
  ['home', '/'],
  ['download', '/download'],
  ['register', '/register'],
  ['workbench', '/app/site'],
] as const;

/** The names under which `--step` and the report know the two parts that are no story. */
const PAGES = 'every page';
const PICTURE_STEP = 'pictures';

interface Part {
  name: string;
  isAsked?: boolean | undefined;
  expected?: RegExp | undefined;
  limitMs?: number;
  /** @returns what is wrong; so does whatever it throws, and the console */
  work: (visitor: Visitor, takeFaults: () => string[]) => Promise<string[]>;
}

async function lookAtPages(
  visitor: Visitor,
  paths: readonly string[],
  takeFaults: () => string[],
): Promise<string[]> {
  const troubles: string[] = [];
  for (const path of paths) {
    const found = [...(await lookAt(visitor, path)), ...takeFaults()];
    troubles.push(...found.map((line) => `${path}: ${line}`));
  }
  return troubles;
}

async function takePictures(visitor: Visitor, browser: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [name, path] of pictured) {
    for (const [width, height] of [DESK, PHONE]) {
      await visitor.resize(width, height);
      await visitor.open(path);
      await visitor.rest();
      writeFileSync(join(PICTURES, `${browser}-${name}-${width}.png`), await visitor.picture());
    }
  }
}

export async function walk(
  browser: Browser,
  start: () => Promise<Driver>,
  { isShort, only, hasPictures }: WalkOptions,
  report: (result: StepResult) => void,
): Promise<void> {
  const site = await startSite();
  const gate = await site.openGate();
  const isChosen = (name: string) => only.length === 0 || only.includes(name);
  let driver: Driver | undefined;

  /** Nothing of the site runs yet: a browser that hangs here is no fault of the site's, and another one is started. */
  async function startAfresh(): Promise<Driver> {
    try {
      if (driver) await within(FRESH_START_LIMIT_MS, 'a fresh start', driver.startAfresh());
    } catch (error) {
      console.log(`– ${browser.name.padEnd(14)} is started again: ${String(error)}`);
      await driver?.close().catch(() => undefined); // it may have gone by itself
      driver = undefined;
    }
    return (driver ??= await start());
  }

  async function take({ name, isAsked = false, expected, limitMs = STEP_LIMIT_MS, work }: Part) {
    if (!isChosen(name)) return;
    const startedAt = performance.now();
    const takeFaults = () => {
      const faults = (driver?.takeFaults() ?? []).flatMap((fault) => fault.split('\n')[0] ?? []);
      const own = faults.filter((fault) => !browser.noise?.test(fault) && !expected?.test(fault));
      return [...new Set(own)].map((fault) => `console: ${fault}`);
    };
    const troubles: string[] = [];
    try {
      const visitor = createVisitor(await startAfresh(), gate.origin, isAsked);
      takeFaults();
      troubles.push(...(await within(limitMs, name, work(visitor, takeFaults))));
    } catch (error) {
      troubles.push(error instanceof Error ? error.message : String(error));
    }
    troubles.push(...takeFaults());
    report({ browser: browser.name, step: name, seconds: (performance.now() - startedAt) / 1000, troubles });
  }

  try {
    await take({
      name: PAGES,
      limitMs: PAGES_LIMIT_MS,
      work: (visitor, takeFaults) => lookAtPages(visitor, pagesToLookAt(isShort), takeFaults),
    });
    for (const [index, { name, isAsked, expected, isShort: isInShort, run }] of story.entries()) {
      if (isShort && !isInShort) continue;
      const locale = inTurn(index);
      const surroundings = {
        locale,
        words: dictionaries[locale],
        at: (path: string) => localizedPath(locale, path),
        site,
        gate,
        phone: `139${String(10_000_000 + index)}`,
      };
      const work = (visitor: Visitor) => run(visitor, surroundings).then(() => []);
      await take({ name, isAsked, expected, work });
    }
    if (!hasPictures) return;
    await take({
      name: PICTURE_STEP,
      // Taking one puts a style into the page, which its policy forbids.
      expected: /style-src/,
      work: (visitor) => takePictures(visitor, browser.id).then(() => []),
    });
  } finally {
    await driver?.close().catch(() => undefined); // a browser that has broken is gone already
    await gate.close();
    await site.close();
  }
}
