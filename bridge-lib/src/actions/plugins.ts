import { type Examples, checked, takes, takesNone } from '../action.ts';
import type { Plugin } from '../models.ts';
import { type ShapeOf, flag, text } from '../shapes.ts';

const plugin: ShapeOf<Plugin> = { id: text, name: text, version: text, installed: flag, hidden: flag };
const list = checked(takesNone<{ plugins: readonly Plugin[] }>, { plugins: [plugin] });
const change = checked(takes<{ id: string }, Plugin>, plugin);

/** Plug-ins, of the signed-in user and, with the prefix Guest, of the guest. */
export const plugins = {
  actions: {
    List: list,
    Add: change,
    Delete: change,
    Install: change,
    Uninstall: change,
    Hide: change,
    GuestList: list,
    GuestAdd: change,
    GuestDelete: change,
    GuestInstall: change,
    GuestUninstall: change,
    GuestHide: change,
  },
};

const calculator = { id: 'plugin-3', name: 'Calculator', version: '3.0.2', installed: true, hidden: false };
const changed = { args: { id: 'plugin-3' }, reply: calculator, right: 'plugins' } as const;
const guestChanged = { args: { id: 'guest-3' }, reply: calculator } as const;

export const pluginsExamples = {
  List: { reply: { plugins: [calculator] } },
  Add: changed,
  Delete: changed,
  Install: changed,
  Uninstall: changed,
  Hide: changed,
  GuestList: { reply: { plugins: [calculator] } },
  GuestAdd: guestChanged,
  GuestDelete: guestChanged,
  GuestInstall: guestChanged,
  GuestUninstall: guestChanged,
  GuestHide: guestChanged,
} as const satisfies Examples<typeof plugins>;
