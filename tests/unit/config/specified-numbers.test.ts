/** Numbers of the specification that no other test writes out. */
import { expect, it } from 'vitest';
import * as constants from '#src/config/constants.ts';
import * as wire from '#src/config/wire.ts';

it.each([
  ['COMPONENT_DISPLAY_DEBOUNCE_MS', constants.COMPONENT_DISPLAY_DEBOUNCE_MS, 500],
  ['ANONYMOUS_ID_TIMEOUT_MS', constants.ANONYMOUS_ID_TIMEOUT_MS, 10_000],
  ['PAGE_SIZES', wire.PAGE_SIZES, [10, 20, 50, 100, 200]],
  ['DEFAULT_STORE_COUNT', constants.DEFAULT_STORE_COUNT, 425],
])('%s is what the specification says', (_name, value, specified) => {
  expect(value).toEqual(specified);
});
