import { describe, expect, it, vi } from 'vitest';
import { createRequestForm, type RequestFormOptions } from '#src/stores/request-form.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';
import { createPageLeave } from '#tests/helpers/page-leave.ts';
import { refused, settled } from '#tests/helpers/register-store.ts';

const typed = {
  company_name: 'Berth Network',
  contact: 'Jane Doe',
  phone: '138 0013 8000',
  email: 'jane@berth.example',
  description: '',
};

type Options = RequestFormOptions<'application'>;

function setUp(options: Partial<Options> = {}) {
  const send = vi.fn<Options['send']>(() => Promise.resolve({ ok: true, data: { id: 'A-1' } }));
  const onArrived = vi.fn<() => void>();
  const session = memorySession();
  const { onLeave, leave } = createPageLeave();
  const make = () =>
    createRequestForm({ kind: 'application', session, send, onLeave, onArrived, ...options });
  return { form: make(), make, send, onArrived, session, leave };
}

describe('createRequestForm', () => {
  it('sends what the wire wants and shows what was typed as its receipt', async () => {
    const { form, send, onArrived } = setUp();
    form.submit(typed);
    await settled();

    expect(send).toHaveBeenCalledExactlyOnceWith({ ...typed, phone: '13800138000' }, expect.any(AbortSignal));
    expect(form.$receipt.get()).toEqual({ id: 'A-1', values: typed });
    expect(onArrived).toHaveBeenCalledOnce();
  });

  it('sends once, however often it is told to', async () => {
    const { form, send } = setUp();
    form.submit(typed);
    form.submit(typed);
    await settled();
    form.submit(typed);
    await settled();

    expect(send).toHaveBeenCalledOnce();
  });

  it('sends nothing that is wrong', async () => {
    const { form, send } = setUp();
    form.submit({ ...typed, email: 'nobody' });
    await settled();

    expect(send).not.toHaveBeenCalled();
    expect(form.$form.get().errors).toEqual({ email: { key: 'email.format' } });
  });

  it('keeps what was typed for a reload until it has arrived', async () => {
    const { form, make } = setUp();
    form.change('contact', { ...typed, contact: 'Jane' });
    expect(make().draft()).toMatchObject({ company_name: 'Berth Network', contact: 'Jane' });

    form.submit(typed);
    await settled();
    expect(make().draft()).toEqual({});
  });

  it('keeps the draft and gives the form back when the server does not take it', async () => {
    const { form, make } = setUp({ send: () => Promise.resolve(refused(10020)) });
    form.change('contact', typed);
    form.submit(typed);
    await settled();

    expect(form.$form.get()).toMatchObject({ phase: 'idle', failure: { key: 'apiErrors.tooManyRequests' } });
    expect(form.$receipt.get()).toBeUndefined();
    expect(make().draft()).toMatchObject({ contact: 'Jane Doe' });
  });

  it('breaks off a form that is left, and hears nothing of it', async () => {
    const { form, onArrived } = setUp();
    form.submit(typed);
    form.cancel();
    await settled();

    expect(form.$form.get().phase).toBe('idle');
    expect(onArrived).not.toHaveBeenCalled();
  });

  it('breaks off when the visitor leaves the page, and can be sent when the visitor is back', async () => {
    const { form, leave } = setUp({ send: () => new Promise(() => undefined) });
    form.mount();
    form.submit(typed);
    await settled();
    expect(form.$form.get().phase).toBe('sending');
    leave();

    expect(form.$form.get()).toMatchObject({ phase: 'idle', failure: undefined });
  });

  it('starts over after one that has arrived', async () => {
    const { form, send } = setUp();
    form.submit(typed);
    await settled();
    form.again();
    expect(form.$receipt.get()).toBeUndefined();
    form.submit(typed);
    await settled();

    expect(send).toHaveBeenCalledTimes(2);
  });

  it('works where the browser keeps nothing', async () => {
    const { form, onArrived } = setUp({ session: refusedStorage() });
    form.change('contact', typed);
    form.submit(typed);
    await settled();

    expect(form.draft()).toEqual({});
    expect(onArrived).toHaveBeenCalledOnce();
  });
});
