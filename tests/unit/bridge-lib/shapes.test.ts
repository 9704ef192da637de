import { describe, expect, it } from 'vitest';
import * as modules from '#bridge-lib/modules.ts';
import { fits } from '#bridge-lib/shapes.ts';

const store = {
  id: 's1',
  name: 'Harbor',
  platform: 'amazon',
  site: 'US',
  ip: '192.0.2.1',
  status: 'open',
  risk: 'none',
};
const [, storeList] = modules.browserManager.actions.GetStoreList;
const [, storeChange] = modules.browserManager.actions.Open;
const [, favourite] = modules.favourites.actions.Create;
const [, login] = modules.clientAuthentication.actions.GetLoginInfo;
const [, lines] = modules.gateway.actions.SpeedTest;

describe('fits', () => {
  it.each([
    [{ stores: [] }],
    [{ stores: [store, { ...store, status: 'closed', risk: 'login' }] }],
    [{ stores: [{ ...store, more: 'than asked' }], total: 1 }],
  ])('lets %j through as a list of stores', (value) => {
    expect(fits(value, storeList)).toBe(true);
  });

  it.each([
    [undefined],
    [null],
    ['stores'],
    [[store]],
    [{}],
    [{ stores: store }],
    [{ stores: [null] }],
    [{ stores: [{ ...store, id: 7 }] }],
    [{ stores: [{ ...store, status: ['open'] }] }],
    [{ stores: [store, { ...store, risk: 'unknown' }] }],
    [{ stores: [{ ...store, name: undefined }] }],
  ])('keeps %j out', (value) => {
    expect(fits(value, storeList)).toBe(false);
  });

  it.each([
    [storeChange, { id: 'a' }, true],
    [storeChange, { id: 'a', status: null }, true],
    [storeChange, { id: 'a', status: 'gone' }, false],
    [favourite, { id: 'a', title: 'b', position: 0 }, true],
    [favourite, { id: 'a', title: 'b', position: NaN }, false],
    [login, { signedIn: false, isGuest: true, userName: null, role: null }, true],
    [login, { signedIn: true, isGuest: false, userName: 'a', role: 'boss' }, true],
    [login, { signedIn: true, isGuest: false, userName: 'a', role: 'owner' }, false],
    [login, { signedIn: 1, isGuest: false }, false],
    [lines, { lines: [{ id: 'a', name: 'b', region: 'c', latencyMs: null }] }, true],
    [lines, { lines: [{ id: 'a', name: 'b', region: 'c', latencyMs: '9' }] }, false],
  ])('takes a missing field for null, and nothing else for it (%#)', (shape, value, expected) => {
    expect(fits(value, shape)).toBe(expected);
  });
});
