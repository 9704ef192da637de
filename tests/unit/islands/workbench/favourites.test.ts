import { describe, expect, it } from 'vitest';
import { createFavourites } from '#islands/workbench/favourites/favourites.ts';
import { demoClient } from '#tests/helpers/workbench-stores.ts';

async function loaded() {
  const favourites = createFavourites(demoClient().client, 'network');
  await favourites.load();
  const outline = () =>
    favourites.$tree.get().map(({ favourite, depth }) => `${'-'.repeat(depth)}${favourite.title}`);
  const idOf = (title: string) =>
    favourites.$tree.get().find(({ favourite }) => favourite.title === title)?.favourite.id ?? '';
  return { favourites, outline, idOf };
}

describe('createFavourites', () => {
  it('adds at the end of a folder and reports it', async () => {
    const { favourites, outline, idOf } = await loaded();
    expect(await favourites.create('Tax', 'https://www.example.com/', idOf('Work'))).toBe(true);
    expect(outline()).toEqual(['Work', '-Orders', '-Tax', 'Rules']);
  });

  it('renames, swaps neighbours, changes folders and deletes a folder with what lies in it', async () => {
    const { favourites, outline, idOf } = await loaded();
    await favourites.update(idOf('Rules'), 'Laws');
    await favourites.move(idOf('Laws'), -1);
    expect(outline()).toEqual(['Laws', 'Work', '-Orders']);
    await favourites.moveTo(idOf('Laws'), idOf('Work'));
    expect(outline()).toEqual(['Work', '-Orders', '-Laws']);
    await favourites.remove(idOf('Work'));
    // The demo deletes direct children only, so nothing of the folder is left.
    expect(outline()).toEqual([]);
  });

  it('knows the place of each entry in its folder', async () => {
    const { favourites } = await loaded();
    const places = favourites.$tree.get().map(({ place: { position, of } }) => [position, of]);
    expect(places).toEqual([
      [1, 2],
      [1, 1],
      [2, 2],
    ]);
  });

  it('folds a folder with its content, and opens it for a new entry', async () => {
    const { favourites, idOf } = await loaded();
    const rows = () => favourites.$rows.get().map(({ favourite }) => favourite.title);
    const work = idOf('Work');
    await favourites.create('Old', null, work);
    await favourites.create('Older', 'https://www.example.com/', idOf('Old'));
    expect(rows()).toEqual(['Work', 'Orders', 'Old', 'Older', 'Rules']);

    favourites.fold(work, false);
    expect(rows()).toEqual(['Work', 'Rules']);
    await favourites.create('Tax', 'https://www.example.com/', work);
    expect(rows()).toEqual(['Work', 'Orders', 'Old', 'Older', 'Tax', 'Rules']);

    favourites.fold(idOf('Old'), false);
    await favourites.moveTo(idOf('Rules'), idOf('Old'));
    expect(rows()).toEqual(['Work', 'Orders', 'Old', 'Older', 'Rules', 'Tax']);
  });

  it('accepts an entry without its empty fields', async () => {
    const { client } = demoClient();
    const list = () => Promise.resolve({ favourites: [{ id: '1', title: 'Bare', position: 0 }] });
    const favourites = createFavourites({ ...client, favourites: { list } } as never, 'network');
    await favourites.load();
    expect(favourites.$tree.get()).toMatchObject([{ favourite: { parentId: null, url: null }, depth: 0 }]);
  });

  it.each([-1, 1] as const)('does not move %i beyond the end of its folder', async (step) => {
    const { favourites, outline, idOf } = await loaded();
    const before = outline();
    await favourites.move(idOf('Orders'), step);
    await favourites.move('nobody', step);
    expect(outline()).toEqual(before);
  });
});
