/** Favourites: a tree of folders and links. Positions count from 0 within a folder, without gaps. */
import type { Favourite } from '#bridge-lib';
import {
  type ActionsOf,
  type Payload,
  type ActionContext,
  badArgument,
  byId,
  number,
  text,
  textOrNull,
} from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import type { ClientState } from '#client-model/state.ts';

type Node = ClientState['favourites'][number];

export const favourites: ActionsOf<'favourites'> = {
  List: (_payload, { state }) => ({ favourites: state.favourites }),
  Create(payload, context) {
    const node: Node = {
      id: context.nextId('fav'),
      parentId: folderOf(payload, context),
      title: text(payload, 'title'),
      url: address(payload),
      position: 0,
    };
    insertAt(node, Infinity, context);
    return node;
  },
  Update: change,
  Move: change,
  Delete(payload, context) {
    const node = nodeOf(payload, context);
    const deletedIds = new Set([node.id, ...descendants(node.id, context.state)]);
    context.state.favourites = context.state.favourites.filter(({ id }) => !deletedIds.has(id));
    renumber(node.parentId, context.state);
    return { id: node.id };
  },
};

function change(payload: Payload, context: ActionContext): Favourite {
  const node = nodeOf(payload, context);
  if (payload['title'] !== undefined) node.title = text(payload, 'title');
  if (payload['url'] !== undefined) node.url = address(payload);
  const parentId = payload['parentId'] === undefined ? node.parentId : folderOf(payload, context);
  if (parentId === node.id || (parentId !== null && descendants(node.id, context.state).includes(parentId))) {
    throw new Refusal('ownFolder');
  }
  const position = payload['position'] === undefined ? undefined : number(payload, 'position');
  if (position !== undefined || parentId !== node.parentId) {
    const before = node.parentId;
    context.state.favourites = context.state.favourites.filter((other) => other !== node);
    node.parentId = parentId;
    renumber(before, context.state);
    insertAt(node, position ?? Infinity, context);
  }
  return node;
}

/** Puts the node before the sibling that has this position; half a step, until all are numbered again. */
function insertAt(node: Node, position: number, { state }: ActionContext): void {
  node.position = Math.floor(position) - 0.5;
  state.favourites = [...state.favourites.filter((other) => other !== node), node];
  renumber(node.parentId, state);
}

function renumber(parentId: string | null, { favourites: nodes }: ClientState): void {
  nodes
    .filter((node) => node.parentId === parentId)
    .sort((one, other) => one.position - other.position)
    .forEach((sibling, index) => {
      sibling.position = index;
    });
}

function descendants(id: string, state: ClientState): string[] {
  return state.favourites
    .filter((node) => node.parentId === id)
    .flatMap((child) => [child.id, ...descendants(child.id, state)]);
}

function nodeOf(payload: Payload, { state }: ActionContext): Node {
  return byId(state.favourites, text(payload, 'id'), 'noFavourite');
}

function folderOf(payload: Payload, { state }: ActionContext): string | null {
  const parentId = textOrNull(payload, 'parentId');
  if (parentId === null) return null;
  if (byId(state.favourites, parentId, 'noFolder').url !== null) throw badArgument('parentId');
  return parentId;
}

function address(payload: Payload): string | null {
  const url = textOrNull(payload, 'url');
  if (url !== null && !/^https?:\/\//.test(url)) throw badArgument('url');
  return url;
}
