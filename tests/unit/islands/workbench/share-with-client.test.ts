import { describe, expect, it } from 'vitest';
import { createClientSessionStorage, shareStoredValues } from '#islands/workbench/share-with-client.ts';
import { memorySession } from '#tests/helpers/fake-storage.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

describe('shareStoredValues', () => {
  it('sends this browser’s choice to the client, also over another one', async () => {
    const { client } = demoClient();
    await client.storage.setLocal({ key: 'Language', value: 'zh-CN' });
    const local = memorySession();
    local.set('Language', 'en-US');

    expect(await shareStoredValues(client, local, ['Language'])).toEqual([]);
    expect(await client.storage.getLocal({ key: 'Language' })).toMatchObject({ value: 'en-US' });
  });

  it('adopts what only the client has', async () => {
    const { client } = demoClient();
    await client.storage.setLocal({ key: 'Language', value: 'en-US' });
    const local = memorySession();

    expect(await shareStoredValues(client, local, ['Language', 'consent'])).toEqual(['Language']);
    expect(local.get('Language')).toBe('en-US');
    expect(local.get('consent')).toBeUndefined();
  });
});

it('createClientSessionStorage reads what was written, and nothing else', async () => {
  const memory = createClientSessionStorage(demoClient().client);
  memory.write('place', 'system');
  expect(await memory.read('place')).toBe('system');
  expect(await memory.read('other')).toBeUndefined();
  expect(await createClientSessionStorage(refusingClient()).read('place')).toBeUndefined();
});
