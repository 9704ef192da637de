/**
 * How the actions of the wire's table are tested: a case for each, by module, in one of the three groups
 * below. The types demand every action; a new one without a case does not compile.
 */
import { describe, expect, it } from 'vitest';
import { type ActionName, type ModuleName, isBridgeError } from '#bridge-lib';
import { type SimulatedPage, createSimulatedPage, eventually } from './simulator.ts';

export type Case = (page: SimulatedPage) => Promise<void>;

export type BrowserModule = 'browserManager' | 'webBrowser' | 'favourites' | 'plugins';
export type ServiceModule =
  'analysis' | 'gateway' | 'clientAuthentication' | 'fileSystem' | 'serverApi' | 'storage' | 'logging';
/** Whatever the other groups leave. */
export type SettingsModule = Exclude<ModuleName, BrowserModule | ServiceModule>;

export type CasesOf<Module extends ModuleName> = {
  readonly [M in Module]: Readonly<Record<ActionName<M>, Case>>;
};

export function testActions(cases: Readonly<Record<string, Readonly<Record<string, Case>>>>): void {
  describe.each(Object.entries(cases))('module %s', (_module, actions) => {
    it.each(Object.entries(actions))('%s does what it says', async (_action, run) => {
      expect.hasAssertions();
      await run(await createSimulatedPage());
    });
  });
}

/** The `ret` that a call is refused with. */
export async function refusal(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'no refusal';
  } catch (error) {
    return isBridgeError(error) ? error.detail.ret : error;
  }
}

export const shows =
  (call: (page: SimulatedPage) => Promise<unknown>, expected: unknown): Case =>
  async (page) => {
    expect(await call(page)).toEqual(expected);
  };

/** Sets, reads back, and hears of the change. */
export const keeps =
  (
    set: (page: SimulatedPage) => Promise<unknown>,
    get: (page: SimulatedPage) => Promise<unknown>,
    value: object,
  ): Case =>
  async (page) => {
    await page.client.dataObserver.subscribe({ topics: ['CommonState'] });
    const heard = page.hear('dataObserver', 'CommonState');
    expect(await set(page)).toMatchObject(value);
    expect(await get(page)).toMatchObject(value);
    await eventually(() => expect(heard).toHaveLength(1));
  };
