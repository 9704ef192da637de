import { type Examples, checked, takes, takesNone } from '../action.ts';
import type { Store, StoreStatus } from '../models.ts';
import { type ShapeOf, oneOf, orNull, text, textOrNull } from '../shapes.ts';

interface Id {
  readonly id: string;
}
interface StoreChange extends Id {
  readonly status?: StoreStatus;
}

const status = oneOf('closed', 'opening', 'open');
export const store: ShapeOf<Store> = {
  id: text,
  name: text,
  platform: text,
  site: text,
  ip: text,
  status,
  risk: oneOf('none', 'device', 'login'),
  tag: textOrNull,
};
/** The reply's new status is optional. */
const change = checked(takes<Id, StoreChange>, {
  id: text,
  status: orNull(status),
});

/** Stores: list, open, close, clear. */
export const browserManager = {
  actions: {
    GetStoreList: checked(takesNone<{ stores: readonly Store[] }>, { stores: [store] }),
    GetOpenStatusList: checked(takesNone<{ statuses: readonly Required<StoreChange>[] }>, {
      statuses: [{ id: text, status }],
    }),
    Open: change,
    Close: change,
    ClearCache: change,
    ClearUserData: change,
    ReplaceTag: takes<{ id: string; tag: string }, { id: string; tag: string }>,
  },
};

const id = 'store-0001';
const closed = { id, status: 'closed' } as const;
const sample = {
  id,
  name: 'Harbor & Pine',
  platform: 'Amazon',
  site: 'US',
  ip: '192.0.2.2',
  status: 'closed',
  risk: 'none',
} as const;

export const browserManagerExamples = {
  GetStoreList: {
    reply: { stores: [sample] },
  },
  GetOpenStatusList: { reply: { statuses: [closed] } },
  Open: { args: { id }, reply: { id, status: 'opening' }, right: 'openShop' },
  Close: { args: { id }, reply: closed },
  ClearCache: { args: { id }, reply: closed },
  ClearUserData: { args: { id }, reply: closed, right: 'clearData' },
  ReplaceTag: { args: { id, tag: 'autumn' }, reply: { id, tag: 'autumn' }, right: 'tag' },
} as const satisfies Examples<typeof browserManager>;
