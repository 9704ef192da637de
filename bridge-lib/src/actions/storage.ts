import { type Examples, takes, takesNone } from '../action.ts';

interface Key {
  readonly key: string;
}
interface StoredValue extends Key {
  /** Null is none. */
  readonly value: string | null;
}

/** Values that the client stores for pages: until it ends (session), or permanently (local). */
export const storage = {
  actions: {
    GetLocal: takes<Key, StoredValue>,
    SetLocal: takes<StoredValue, StoredValue>,
    GetSession: takes<Key, StoredValue>,
    SetSession: takes<StoredValue, StoredValue>,
    GetAppInstallData: takesNone<{ installedAt: number; channelId: string; promoter: string }>,
  },
};

const stored = { key: 'panel', value: 'shops' };

export const storageExamples = {
  GetLocal: { args: { key: 'panel' }, reply: { key: 'panel', value: null } },
  SetLocal: { args: stored, reply: stored },
  GetSession: { args: { key: 'panel' }, reply: { key: 'panel', value: null } },
  SetSession: { args: stored, reply: stored },
  GetAppInstallData: { reply: { installedAt: 1_790_000_000_000, channelId: '', promoter: '' } },
} as const satisfies Examples<typeof storage>;
