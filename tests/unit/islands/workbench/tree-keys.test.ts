import { expect, it } from 'vitest';
import { treeStep, type TreeRow } from '#islands/workbench/favourites/tree-keys.ts';

const folder = (id: string, isOpen: boolean, parentId: string | null = null): TreeRow => ({
  id,
  parentId,
  title: id,
  isFolder: true,
  isOpen,
});
const page = (id: string, parentId: string | null = null): TreeRow => ({
  ...folder(id, false, parentId),
  isFolder: false,
});

/** Work is open and contains Orders and the empty Old; Closed has content that is not shown. */
const rows = [
  folder('Work', true),
  page('Orders', 'Work'),
  folder('Old', true, 'Work'),
  folder('Closed', false),
  page('Rules'),
];
const focus = (id: string) => ({ kind: 'focus', id });
const fold = (id: string, isOpen: boolean) => ({ kind: 'fold', id, isOpen });

it.each([
  ['Work', 'ArrowDown', focus('Orders')],
  ['Rules', 'ArrowDown', undefined],
  ['Orders', 'ArrowUp', focus('Work')],
  ['Orders', 'Home', focus('Work')],
  ['Orders', 'End', focus('Rules')],
  ['Work', 'ArrowRight', focus('Orders')],
  ['Closed', 'ArrowRight', fold('Closed', true)],
  ['Old', 'ArrowRight', undefined],
  ['Work', 'ArrowLeft', fold('Work', false)],
  ['Orders', 'ArrowLeft', focus('Work')],
  ['Work', 'o', focus('Orders')],
  ['Orders', 'O', focus('Old')],
  ['Rules', 'w', focus('Work')],
  ['Work', 'w', undefined],
  ['gone', 'ArrowDown', undefined],
] as const)('treeStep from %s, %s', (id, key, expected) => {
  expect(treeStep(rows, id, key)).toEqual(expected);
});
