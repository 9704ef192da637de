/** The favourites: a tree of folders and addresses, changed through the client and updated by its answers. */
import type { Favourite } from '#bridge-lib';
import { atom, computed } from 'nanostores';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';

export interface FavouriteNode {
  favourite: Favourite;
  depth: number;
  /** Its position in the folder, from 1, and their number. */
  place: { position: number; of: number };
}

export function createFavourites(client: WorkbenchClient, fallback: string) {
  const read = async (signal: AbortSignal): Promise<readonly Favourite[]> => {
    const { favourites } = await client.favourites.list({ signal });
    // The protocol lets a client leave out null fields.
    return favourites.map((entry) => ({
      ...entry,
      parentId: entry.parentId ?? null,
      url: entry.url ?? null,
    }));
  };
  const { $value: $list, ...list } = createResource({ fallback, initial: [], read });
  const $tree = computed($list, favouriteTree);
  const $folded = atom<ReadonlySet<string>>(new Set());
  function fold(id: string, isOpen: boolean): void {
    const folded = new Set($folded.get());
    if (isOpen) folded.delete(id);
    else folded.add(id);
    $folded.set(folded);
  }
  /** A change may shift neighbours, so the client's list is read again. */
  async function change<Args>(
    id: string,
    method: (args: Args, options: { signal: AbortSignal }) => Promise<unknown>,
    args: Args,
  ): Promise<boolean> {
    const changed = await list.tasks.run(id, async (signal) => {
      await method(args, { signal });
      return read(signal);
    });
    if (changed) list.set(changed);
    return changed !== undefined;
  }

  return {
    ...list,
    /** In reading order: each folder before its content. */
    $tree,
    /** The folded folders; all are open at first. */
    $folded,
    /** The rows of the tree that are not in a folded folder. */
    $rows: computed([$tree, $folded], unfolded),
    fold,
    async create(title: string, url: string | null, parentId: string | null) {
      const isAdded = await change('create', client.favourites.create, { title, url, parentId });
      // Otherwise the new entry would be hidden.
      if (isAdded && parentId !== null) fold(parentId, true);
      return isAdded;
    },
    /** @param url left out for a folder, and if it stays */
    update: (id: string, title: string, url?: string) =>
      change(`update:${id}`, client.favourites.update, { id, title, ...(url !== undefined && { url }) }),
    /** Swaps places with the neighbour above (-1) or below (1) in the same folder. */
    async move(id: string, step: -1 | 1) {
      const entry = $list.get().find((other) => other.id === id);
      if (!entry) return;
      const siblings = siblingsOf($list.get(), entry.parentId);
      const position = siblings.indexOf(entry) + step;
      if (position < 0 || position >= siblings.length) return;
      const { parentId } = entry;
      await change(`move:${id}`, client.favourites.move, { id, parentId, position });
    },
    async moveTo(id: string, parentId: string | null) {
      const position = siblingsOf($list.get(), parentId).length;
      await change(`move:${id}`, client.favourites.move, { id, parentId, position });
      if (parentId !== null) fold(parentId, true);
    },
    remove: (id: string) => change(`remove:${id}`, client.favourites.delete, { id }),
  };
}

function siblingsOf(list: readonly Favourite[], parentId: string | null): Favourite[] {
  return list.filter((entry) => entry.parentId === parentId).sort((a, b) => a.position - b.position);
}

/** Folders that contain themselves, or whose parent is missing, would hide entries: those are put at the top. */
export function favouriteTree(list: readonly Favourite[]): FavouriteNode[] {
  const nodes: FavouriteNode[] = [];
  const seen = new Set<string>();
  const walk = (parentId: string | null, depth: number): void => {
    const siblings = siblingsOf(list, parentId);
    for (const [index, favourite] of siblings.entries()) {
      if (seen.has(favourite.id)) continue;
      seen.add(favourite.id);
      nodes.push({ favourite, depth, place: { position: index + 1, of: siblings.length } });
      walk(favourite.id, depth + 1);
    }
  };
  walk(null, 0);
  for (const favourite of list) {
    if (seen.has(favourite.id)) continue;
    seen.add(favourite.id);
    nodes.push({ favourite, depth: 0, place: { position: 1, of: 1 } });
  }
  return nodes;
}

/** The visible rows: a folder's content follows it, one level deeper. */
function unfolded(tree: readonly FavouriteNode[], folded: ReadonlySet<string>): FavouriteNode[] {
  let deepest = Infinity;
  return tree.filter(({ favourite, depth }) => {
    if (depth > deepest) return false;
    deepest = folded.has(favourite.id) ? depth : Infinity;
    return true;
  });
}
