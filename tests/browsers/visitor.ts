/** What a visitor does, in whatever browser: looks for things by role and name, and waits for them as a person would. */
import { join } from 'node:path';
import { localKeys } from '#src/config/storage-keys.ts';
import { within, type Driver, type Key } from './drivers/driver.ts';
import {
  chooseOption,
  findInPage,
  lookAtPage,
  prepareTyping,
  untilQuiet,
  type Found,
  type PageLook,
  type Target,
} from './in-page.ts';

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 100;
const QUIET = { quietMs: 400, limitMs: 10_000 };
/** Of a call into the page: a navigation takes the answer away with it. */
const CALL_LIMIT_MS = 20_000;

export interface Visitor {
  open: (path: string) => Promise<void>;
  /** Waits for the page to have done what it does at rest. */
  rest: () => Promise<void>;
  /** @throws when it does not appear, or lies under something */
  see: (target: Target) => Promise<Found>;
  /** @throws when it stays */
  missNow: (target: Target) => Promise<void>;
  sees: (target: Target) => Promise<boolean>;
  click: (target: Target) => Promise<void>;
  fill: (target: Target, text: string) => Promise<void>;
  choose: (target: Target, value: string) => Promise<void>;
  chooseFile: (selector: string, path: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Path and query of where the visitor is. */
  address: () => Promise<string>;
  ask: <T>(expression: string) => Promise<T>;
  look: () => Promise<PageLook>;
  until: (what: string, isSo: () => Promise<boolean>) => Promise<void>;
  countWindows: () => Promise<number>;
  picture: () => Promise<Buffer>;
  /** Whether the browser can be told at all. */
  preferDark: (isDark: boolean) => Promise<boolean>;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const describe = (target: Target): string =>
  Object.entries(target)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(', ');

/**
 * @param isAsked whether the question about statistics is still to be answered. It comes with the first sign of interest
 * and lies over a corner of the page, where somebody else may be about to press
 */
export function createVisitor(driver: Driver, origin: string, isAsked: boolean): Visitor {
  const inPage = async <Argument, Result>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>> =>
    // What the function returns, by way of JSON.
    (await within(
      CALL_LIMIT_MS,
      work.name,
      driver.evaluate(`(${work.toString()})(${JSON.stringify(argument)})`),
    )) as Awaited<Result>;

  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      let trouble = '';
      try {
        if (await isSo()) return;
      } catch (error) {
        // A page that is being left answers nothing; the next one will.
        trouble = ` (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
      }
      if (Date.now() > deadline) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s${trouble}`);
      await wait(LOOK_EVERY_MS);
    }
  }

  async function see(target: Target, isPressed = false): Promise<Found> {
    let found: Found | undefined;
    let last = '';
    await until(`to see ${describe(target)}`, async () => {
      const result = await inPage(findInPage, target);
      found = result.found;
      // What still moves is not where it will be pressed.
      const place = found && isPressed ? `${found.x} ${found.y}` : 'any';
      const isStill = !isPressed || place === last;
      last = place;
      if (found?.cover && isPressed) throw new Error(`${found.cover} lies over it`);
      return found !== undefined && isStill;
    });
    if (!found) throw new Error(`There is no ${describe(target)}.`);
    return found;
  }

  const sees = async (target: Target) => (await inPage(findInPage, target)).found !== undefined;

  return {
    until,
    see: (target) => see(target),
    sees,
    look: () => inPage(lookAtPage, undefined),
    async open(path) {
      await driver.open(new URL(path, origin).href);
      if (!isAsked) await driver.evaluate(`localStorage.setItem('${localKeys.analyticsConsent}', 'refused')`);
    },
    async rest() {
      await until('a page at rest', () => inPage(untilQuiet, QUIET));
    },
    missNow: (target) => until(`${describe(target)} to go`, async () => !(await sees(target))),
    async click(target) {
      await driver.clickAt(await see(target, true));
    },
    async fill(target, text) {
      const { x, y } = await see(target, true);
      await until(`the focus in ${describe(target)}`, () => inPage(prepareTyping, { x, y }));
      await driver.type(text);
      await until(`“${text}” in ${describe(target)}`, async () => (await see(target)).value === text);
    },
    async choose(target, value) {
      const { x, y } = await see(target, true);
      if (!(await inPage(chooseOption, { x, y, value })))
        throw new Error(`${describe(target)} has no ${value}.`);
    },
    chooseFile: (selector, path) => driver.chooseFile(selector, join(process.cwd(), path)),
    press: (key) => driver.press(key),
    resize: (width, height) => driver.resize(width, height),
    address: async () => String(await driver.evaluate('location.pathname + location.search')),
    ask: async <T>(expression: string) =>
      (await within(CALL_LIMIT_MS, expression, driver.evaluate(expression))) as T,
    countWindows: () => driver.countWindows(),
    picture: () => driver.screenshot(),
    async preferDark(isDark) {
      await driver.preferDark?.(isDark);
      return driver.preferDark !== undefined;
    },
  };
}
