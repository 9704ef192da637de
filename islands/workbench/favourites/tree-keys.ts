/** The row of a tree that a key leads to, as in a file manager: arrows, Home, End, and a title's first letter. */
export interface TreeRow {
  id: string;
  parentId: string | null;
  title: string;
  isFolder: boolean;
  /** Whether a folder shows its content. */
  isOpen: boolean;
}

export type TreeStep =
  | { kind: 'focus'; id: string }
  | { kind: 'fold'; id: string; /** From now on. */ isOpen: boolean };

/**
 * @param rows the visible rows in order
 * @param id the focused row
 * @param key the event's `key`
 * @returns nothing if the key has no effect there
 */
export function treeStep(rows: readonly TreeRow[], id: string, key: string): TreeStep | undefined {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) return undefined;
  const focus = (target: TreeRow | undefined): TreeStep | undefined =>
    target && { kind: 'focus', id: target.id };

  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight': {
      if (!row.isFolder) return undefined;
      if (!row.isOpen) return { kind: 'fold', id, isOpen: true };
      const next = rows[index + 1];
      return next?.parentId === id ? focus(next) : undefined;
    }
    case 'ArrowLeft':
      if (row.isFolder && row.isOpen) return { kind: 'fold', id, isOpen: false };
      return focus(rows.find((other) => other.id === row.parentId));
    default:
      return focus(nextByLetter(rows, index, key));
  }
}

/** The next row that begins with the letter; after the last row it starts at the top. */
function nextByLetter(rows: readonly TreeRow[], index: number, key: string): TreeRow | undefined {
  if (key.length !== 1 || key.trim() === '') return undefined;
  const letter = key.toLowerCase();
  return [...rows.slice(index + 1), ...rows.slice(0, index)].find(({ title }) =>
    title.toLowerCase().startsWith(letter),
  );
}
