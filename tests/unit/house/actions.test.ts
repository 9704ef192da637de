/** The table of all actions in docs/workbench.md: each is there once, in a panel, and called by the file that is named. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as modules from '#bridge-lib/modules.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { actionRows } from '#tests/helpers/action-rows.ts';

const ACTIONS = Object.entries(modules).flatMap(([module, { actions }]) =>
  Object.keys(actions).map((action) => `${module}.${action}`),
);
const { label: _label, ...tabs } = dictionaries['en-US'].workbench.tabs;
const PLACES = new RegExp(
  `^(${[...Object.values(tabs), 'every panel', 'the connection'].join('|')})(?=[,;:]|$)`,
);

/** `GetLocalIp` as `getLocalIp`, the method of the library; what the library says by itself stands in quotation marks. */
const callOf = (action: string) =>
  new RegExp(`\\b${action.charAt(0).toLowerCase()}${action.slice(1)}\\b|'${action}'`);

describe('the table of actions', () => {
  const rows = actionRows();

  it('has every action once', () => {
    expect(rows.map(({ action }) => action).sort()).toEqual([...ACTIONS].sort());
  });

  it.each(rows)('$action is in a panel, and is called by the file that is named', (row) => {
    const { action, place, caller } = row;
    expect(place).toMatch(PLACES);
    expect(readFileSync(caller, 'utf8')).toMatch(callOf(action.split('.')[1] ?? ''));
  });
});
