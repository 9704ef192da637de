import { describe, expect, it } from 'vitest';
import { createMessages } from '#islands/workbench/system/messages.ts';
import { partialClient } from '#tests/helpers/workbench-stores.ts';

function setUp() {
  const handlers = new Map<string, (payload: object) => void>();
  const frames: (() => void)[] = [];
  const old = { id: 'old', title: 'Old', text: 'news', at: 1, isRead: true };
  const client = partialClient({
    systemInfo: { getPushMessages: () => Promise.resolve({ messages: [{ id: 'no words' }, old] }) },
    on: (_module: string, action: string, handler: (payload: object) => void) => {
      handlers.set(action, handler);
      return () => handlers.delete(action);
    },
  });
  const messages = createMessages(client, 'network', (run) => void frames.push(run));
  const push = (action: string, payload: object) => handlers.get(action)?.(payload);
  const frame = () => frames.splice(0).forEach((run) => run());
  return { messages, push, frame, frames };
}

describe('createMessages', () => {
  it('shows the client’s messages, except those without text', async () => {
    const { messages } = setUp();
    await messages.load();
    expect(messages.$messages.get().map(({ id }) => id)).toEqual(['old']);
    expect(messages.$unread.get()).toBe(0);
  });

  it('adds many new ones in one frame, newest first, and counts them until they are read', async () => {
    const { messages, push, frame, frames } = setUp();
    await messages.load();
    for (const id of ['1', '2', '3']) push('NewMessage', { id, title: `No ${id}`, at: Number(id) });
    expect(frames).toHaveLength(1);
    expect(messages.$unread.get()).toBe(0);

    frame();
    expect(messages.$messages.get().map(({ id }) => id)).toEqual(['3', '2', '1', 'old']);
    expect(messages.$unread.get()).toBe(3);
    expect(messages.$newest.get()?.title).toBe('No 3');

    push('ReadState', { id: '3', isRead: true });
    frame();
    expect(messages.$unread.get()).toBe(2);
    expect(messages.$newest.get()?.title).toBe('No 2');
  });
});
