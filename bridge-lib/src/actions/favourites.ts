import { type Examples, checked, takes, takesNone } from '../action.ts';
import type { Favourite } from '../models.ts';
import { type ShapeOf, number, text, textOrNull } from '../shapes.ts';

interface Id {
  readonly id: string;
}
interface FavouriteChange extends Id {
  readonly title?: string;
  readonly url?: string | null;
  readonly parentId?: string | null;
  readonly position?: number;
}

const favourite: ShapeOf<Favourite> = {
  id: text,
  parentId: textOrNull,
  title: text,
  url: textOrNull,
  position: number,
};

/** Bookmarks and their folders. */
export const favourites = {
  actions: {
    List: checked(takesNone<{ favourites: readonly Favourite[] }>, { favourites: [favourite] }),
    Create: checked(
      takes<{ title: string; url: string | null; parentId: string | null }, Favourite>,
      favourite,
    ),
    Delete: checked(takes<Id, Id>, { id: text }),
    Move: checked(takes<FavouriteChange, Favourite>, favourite),
    Update: checked(takes<FavouriteChange, Favourite>, favourite),
  },
};

const rates = { id: 'fav-9', parentId: null, title: 'Rates', url: 'https://www.xe.com/', position: 2 };

export const favouritesExamples = {
  List: { reply: { favourites: [{ id: 'fav-1', parentId: null, title: 'Asia', url: null, position: 0 }] } },
  Create: { args: { title: 'Rates', url: 'https://www.xe.com/', parentId: null }, reply: rates },
  Delete: { args: { id: 'fav-1' }, reply: { id: 'fav-1' } },
  Move: { args: { id: 'fav-9', parentId: null, position: 2 }, reply: rates },
  Update: { args: { id: 'fav-9', title: 'Rates' }, reply: rates },
} as const satisfies Examples<typeof favourites>;
