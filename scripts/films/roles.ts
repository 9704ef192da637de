/** The table of roles on the security page, for the films that speak of it. */
import type { Locale } from '#i18n/locales.ts';
import type { dictionaries } from '#i18n/dictionaries.ts';
import { open, type Act, type Target } from './scene.ts';

type Actions = (typeof dictionaries)[Locale]['roles']['actions'];

export const roleTable: Act = open('/security', ({ page }) => page.locator('.matrix table'));

/** The row of one action, by its keys in the dictionary. */
export const right =
  <Group extends keyof Actions>(group: Group, action: keyof Actions[Group]): Target =>
  ({ page, t }) => {
    const names = t.roles.actions[group] as Readonly<Record<PropertyKey, string>>; // each action has one name
    return page.getByRole('row', { name: names[action] });
  };
