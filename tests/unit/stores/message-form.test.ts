import { describe, expect, it, vi } from 'vitest';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { createMessageForm, type MessageValues } from '#src/stores/message-form.ts';
import type { Outcome } from '#src/stores/outcome.ts';
import { memorySession } from '#tests/helpers/fake-storage.ts';

const typed: MessageValues = { name: 'Lin', contact: 'lin@example.com', content: 'How many shops?' };

function setUp(outcome: Outcome<unknown> = { ok: true, data: { id: '1' } }) {
  const session = memorySession();
  const send = vi.fn<(values: MessageValues, signal: AbortSignal) => Promise<Outcome<unknown>>>(() =>
    Promise.resolve(outcome),
  );
  return { form: createMessageForm({ session, send }), session, send };
}

describe('the message to customer service', () => {
  it('keeps what is typed for the tab, and forgets it once it has arrived', async () => {
    const { form, session, send } = setUp();
    form.change('content', typed);
    expect(createMessageForm({ session, send }).draft()).toEqual(typed);

    form.submit(typed);
    await vi.waitFor(() => expect(form.$hasArrived.get()).toBe(true));

    expect(send.mock.calls[0]?.[0]).toEqual(typed);
    expect(session.get(sessionKeys.messageDraft)).toBeUndefined();
  });

  it('asks for every field', () => {
    const { form, send } = setUp();

    form.submit({ ...typed, contact: ' ' });

    expect(form.$form.get().errors).toEqual({ contact: { key: 'required' } });
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps what was typed when it could not be sent', async () => {
    const { form } = setUp({ ok: false, complaint: { message: { key: 'apiErrors.network' } } });
    form.change('name', typed);

    form.submit(typed);
    await vi.waitFor(() => expect(form.$form.get().failure).toEqual({ key: 'apiErrors.network' }));

    expect(form.draft()).toEqual(typed);
    expect(form.$hasArrived.get()).toBe(false);
  });

  it('can send another message after one has arrived', async () => {
    const { form } = setUp();
    form.submit(typed);
    await vi.waitFor(() => expect(form.$hasArrived.get()).toBe(true));

    form.again();

    expect(form.$hasArrived.get()).toBe(false);
    expect(form.$form.get().phase).toBe('idle');
  });
});
