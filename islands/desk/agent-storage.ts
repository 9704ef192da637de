/**
 * Drafts and unsent messages of an agent, in one entry of local storage under the agent's name. They outlive the tab,
 * and are deleted at sign-out or when another agent signs in.
 *
 *   { owner: name, kept: { "draft:<conversation>": text, "outbox:<conversation>": messages as JSON } }
 */
import * as v from 'valibot';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import { deskKeys } from '#src/config/storage-keys.ts';

const entry = v.object({ owner: v.string(), kept: v.record(v.string(), v.string()) });
type Entry = v.InferOutput<typeof entry>;

export function createAgentStorage(storage: KeyValueStorage) {
  let owner = '';

  /** Read each time, since another tab writes here too. */
  function read(): Entry['kept'] {
    const found = entryOf(storage.get(deskKeys.agent));
    return found?.owner === owner ? found.kept : {};
  }
  function write(kept: Entry['kept']): boolean {
    if (Object.keys(kept).length > 0) return storage.set(deskKeys.agent, JSON.stringify({ owner, kept }));
    storage.remove(deskKeys.agent);
    return true;
  }

  return {
    /** Makes the entry this agent's, and deletes what another agent left. */
    claim(name: string) {
      owner = name;
      if (entryOf(storage.get(deskKeys.agent))?.owner !== name) storage.remove(deskKeys.agent);
    },
    clear: () => storage.remove(deskKeys.agent),
    keys: () => Object.keys(read()),
    get: (key: string) => read()[key],
    set: (key: string, value: string) => write({ ...read(), [key]: value }),
    remove(key: string) {
      const { [key]: gone, ...rest } = read();
      if (gone !== undefined) write(rest);
    },
  };
}

function entryOf(text: string | undefined): Entry | undefined {
  const result = v.safeParse(entry, parseStoredFields(text));
  return result.success ? result.output : undefined;
}
