/** Plug-ins of the user and of the guest: the same six actions over two lists. */
import type { Plugin } from '#bridge-lib';
import {
  type ActionsOf,
  type Payload,
  type ActionContext,
  allowed,
  byId,
  text,
} from '#client-model/action.ts';
import type { ClientState } from '#client-model/state.ts';

type Entry = ClientState['plugins'][number];
type ListName = 'plugins' | 'guestPlugins';
type Change = (payload: Payload, context: ActionContext) => Plugin;

function changing(list: ListName, change: (entry: Entry) => void): Change {
  return (payload, context) => {
    const entry = byId(context.state[list], text(payload, 'id'), 'noPlugin');
    change(entry);
    return entry;
  };
}

/** A plug-in that is not on the list comes from the market: only its id is known. */
function adding(list: ListName): Change {
  return (payload, context) => {
    const id = text(payload, 'id');
    const present = context.state[list].find((entry) => entry.id === id);
    if (present) return present;
    const entry: Entry = { id, name: id, version: '1.0.0', installed: false, hidden: false };
    context.state[list].push(entry);
    return entry;
  };
}

function deleting(list: ListName): Change {
  return (payload, context) => {
    const entry = byId(context.state[list], text(payload, 'id'), 'noPlugin');
    context.state[list] = context.state[list].filter((other) => other !== entry);
    return { ...entry, installed: false };
  };
}

function install(entry: Entry): void {
  entry.installed = true;
  entry.hidden = false;
}

function uninstall(entry: Entry): void {
  entry.installed = false;
}

/** Hiding a hidden one shows it again, since the wire has no other action for that. */
function hide(entry: Entry): void {
  entry.hidden = !entry.hidden;
}

export const plugins: ActionsOf<'plugins'> = {
  List: (_payload, { state }) => ({ plugins: state.plugins }),
  Add: allowed('plugins', adding('plugins')),
  Delete: allowed('plugins', deleting('plugins')),
  Install: allowed('plugins', changing('plugins', install)),
  Uninstall: allowed('plugins', changing('plugins', uninstall)),
  Hide: allowed('plugins', changing('plugins', hide)),
  GuestList: (_payload, { state }) => ({ plugins: state.guestPlugins }),
  GuestAdd: adding('guestPlugins'),
  GuestDelete: deleting('guestPlugins'),
  GuestInstall: changing('guestPlugins', install),
  GuestUninstall: changing('guestPlugins', uninstall),
  GuestHide: changing('guestPlugins', hide),
};
