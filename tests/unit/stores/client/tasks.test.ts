import { describe, expect, it } from 'vitest';
import { BridgeError } from '#bridge-lib';
import { favouriteTree } from '#islands/workbench/favourites/favourites.ts';
import { fastestLine } from '#islands/workbench/network/network.ts';
import { createTasks } from '#src/stores/client/tasks.ts';

describe('createTasks', () => {
  it('runs a task once at a time', async () => {
    const tasks = createTasks('network');
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = tasks.run('open:1', () => promise);
    expect(await tasks.run('open:1', () => Promise.resolve('again'))).toBeUndefined();
    expect([...tasks.$busy.get()]).toEqual(['open:1']);
    resolve('done');
    expect(await first).toBe('done');
    expect(tasks.$busy.get().size).toBe(0);
  });

  it("shows the client's words for a refusal, and the site's for anything else", async () => {
    const tasks = createTasks('network');
    const refusal = new BridgeError('refused', 'Not yours', { module: 'm', action: 'A' });
    await tasks.run('a', () => Promise.reject(refusal));
    expect(tasks.$failure.get()).toBe('Not yours');
    await tasks.run('b', () => Promise.reject(new Error('')));
    expect(tasks.$failure.get()).toBe('network');
  });

  it('reports nothing that fails because the page is left', async () => {
    const tasks = createTasks('network');
    const left = (signal: AbortSignal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))));
    const run = tasks.run('a', left);
    tasks.dispose();
    expect(await run).toBeUndefined();
    expect(tasks.$failure.get()).toBe('');
  });
});

it('favouriteTree shows entries that contain themselves or whose folder is missing', () => {
  const entry = (id: string, parentId: string) => ({ id, parentId, position: 0, title: id, url: null });
  const nodes = favouriteTree([entry('loop', 'loop'), entry('lost', 'nowhere')]);
  expect(nodes.map(({ favourite }) => favourite.id)).toEqual(['loop', 'lost']);
});

const line = (id: string, latencyMs: number | null) => ({ id, name: id, region: '', latencyMs });

it('fastestLine is the fastest measured line, or the first of the list', () => {
  expect(fastestLine([line('a', null), line('b', 80), line('c', 40)])?.id).toBe('c');
  expect(fastestLine([line('a', null), line('b', null)])?.id).toBe('a');
  expect(fastestLine([])).toBeUndefined();
});
