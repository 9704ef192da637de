import { describe, expect, it, vi } from 'vitest';
import { createForm, type FormOptions } from '#src/stores/form.ts';
import type { Outcome } from '#src/stores/call-api.ts';
import { refusedStorage } from '#tests/helpers/fake-storage.ts';
import { failed, refused, testHost } from '#tests/helpers/test-host.ts';

type Field = 'name' | 'kind' | 'size' | 'secret';
const right = { name: 'Jane', kind: 'small', size: '1', secret: 'harbour' };

function setUp(host = testHost(), more: Partial<FormOptions<Field, string>> = {}) {
  const settlers: ((sent: Outcome<string>) => void)[] = [];
  const signals: AbortSignal[] = [];
  const onDone = vi.fn<(data: string) => void>();
  const onFailed = vi.fn<(reason: string) => void>();
  const make = () =>
    createForm<Field, string>({
      host,
      fields: ['name', 'kind', 'size', 'secret'],
      dependents: { kind: ['size'] },
      check(field, values) {
        if (values[field] === '') return { key: 'required' };
        return field === 'size' && values.size !== '1' ? { key: 'phone.china' } : undefined;
      },
      draft: { key: 'draft', fields: ['name', 'size'] },
      send(_values, signal) {
        signals.push(signal);
        return new Promise((resolve) => settlers.push(resolve));
      },
      onDone,
      onFailed,
      ...more,
    });
  const form = make();
  return {
    form,
    make,
    host,
    signals,
    settlers,
    onDone,
    onFailed,
    state: () => form.$form.get(),
    /** Sends right entries, and gets an answer. */
    send: async (answer: Outcome<string>) => {
      const submitted = form.submit(right);
      settlers.at(-1)?.(answer);
      await submitted;
    },
  };
}

describe('sending a form', () => {
  it('sends nothing while an entry is wrong, names each, and focuses the first every time', async () => {
    const { form, state, signals } = setUp();
    await form.submit({ ...right, name: '', size: '2' });
    const errors = { name: { key: 'required' }, size: { key: 'phone.china' } };
    expect(state()).toEqual({ phase: 'idle', errors, failure: undefined, refusals: 1 });
    await form.submit({ ...right, name: '' });

    expect(state().refusals).toBe(2);
    expect(signals).toHaveLength(0);
  });

  it('is done with a result once it was accepted, and can be filled in again', async () => {
    const { form, state, send, onDone } = setUp();
    await send({ ok: true, data: 'id' });
    expect(state().phase).toBe('done');
    expect(form.$result.get()).toBe('id');
    expect(onDone).toHaveBeenCalledExactlyOnceWith('id');
    form.again();

    expect(form.$result.get()).toBeUndefined();
    expect(state().phase).toBe('idle');
  });

  it('sends once for several presses (A10)', async () => {
    const { form, signals, settlers } = setUp();
    const presses = Array.from({ length: 20 }, () => form.submit(right));
    settlers[0]?.({ ok: true, data: 'id' });
    await Promise.all(presses);
    await form.submit(right);

    expect(signals).toHaveLength(1);
  });

  it('shows a refusal at its field, and reports the reason', async () => {
    const { state, send, onFailed } = setUp();
    const message = { key: 'apiErrors.phoneRegistered' } as const;
    await send({ ...refused(10015), complaint: { field: 'name', message } });

    expect(state()).toEqual({ phase: 'idle', errors: { name: message }, failure: undefined, refusals: 1 });
    expect(onFailed).toHaveBeenCalledExactlyOnceWith('phone number already registered');
  });

  it.each([
    [failed({ kind: 'network' }), 'apiErrors.network'],
    [failed({ kind: 'ret', ret: 10030, message: 'channel', field: 'channel' }), 'apiErrors.fieldInvalid'],
  ] as const)('tells of the whole where no field of its own is named (%#)', async (outcome, key) => {
    const { state, send } = setUp();
    await send(outcome);

    expect(state()).toMatchObject({ phase: 'idle', errors: {}, failure: { key } });
  });

  it('returns to the form when sending throws', async () => {
    const send = () => Promise.reject(new RangeError('secret'));
    const { form, state } = setUp(testHost(), { send });

    await expect(form.submit(right)).rejects.toThrow(RangeError);
    expect(state()).toMatchObject({ phase: 'idle', failure: { key: 'apiErrors.other' } });
  });

  it('ignores an older answer (A11)', async () => {
    const { form, state, settlers, onDone } = setUp();
    const first = form.submit(right);
    form.cancel();
    const second = form.submit(right);
    settlers[1]?.({ ok: true, data: 'second' });
    settlers[0]?.(failed({ kind: 'network' }));
    await Promise.all([first, second]);

    expect(state()).toMatchObject({ phase: 'done', failure: undefined });
    expect(onDone).toHaveBeenCalledExactlyOnceWith('second');
  });
});

const ways = ['the page', 'the form', 'by a button'];
it.each(ways)('leaving a form aborts the call without a complaint: %s (A12)', async (way) => {
  const { form, state, host, signals, settlers, onDone, onFailed } = setUp();
  const unmount = form.mount();
  const submitted = form.submit(right);
  if (way === 'the page') host.leave();
  else if (way === 'the form') unmount();
  else form.cancel();
  settlers[0]?.({ ok: true, data: 'too late' });
  await submitted;

  expect(signals[0]?.aborted).toBe(true);
  expect(state()).toEqual({ phase: 'idle', errors: {}, failure: undefined, refusals: 0 });
  expect(onDone).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});

describe('a field', () => {
  it('is checked when it is left, but an empty one only at the submit', () => {
    const { form, state } = setUp();
    form.leave('name', { ...right, name: '' });
    expect(state().errors).toEqual({});
    form.leave('size', { ...right, size: '2' });

    expect(state()).toMatchObject({ errors: { size: { key: 'phone.china' } }, refusals: 0 });
  });

  it('loses its complaint as soon as the entry is right, and gets none while typing', () => {
    const { form, state } = setUp();
    form.change('size', { ...right, size: '2' });
    expect(state().errors).toEqual({});
    form.leave('size', { ...right, size: '2' });
    form.change('size', right);

    expect(state().errors).toEqual({});
  });

  it('keeps the server’s complaint until it is changed', () => {
    const { form, state } = setUp();
    form.set('name', { key: 'apiErrors.phoneRegistered' });
    form.leave('name', right);
    form.change('size', right);
    expect(state().errors).toEqual({ name: { key: 'apiErrors.phoneRegistered' } });
    form.change('name', right);

    expect(state().errors).toEqual({});
  });

  it('is checked again when a field that it depends on changes', () => {
    const { form, state } = setUp();
    form.set('size', { key: 'required' });
    form.change('kind', right);

    expect(state().errors).toEqual({});
  });
});

describe('typed text', () => {
  it('is restored after a reload, except secrets, until the form is accepted', async () => {
    const { form, make, host, send } = setUp();
    form.change('name', { ...right, size: '' });
    expect(host.session.get('draft')).toBe('{"name":"Jane","size":""}');
    expect(make().draft()).toEqual({ name: 'Jane' });
    await send(failed({ kind: 'network' }));
    expect(make().draft()).toEqual({ name: 'Jane', size: '1' });
    await send({ ok: true, data: 'id' });

    expect(host.session.get('draft')).toBeUndefined();
  });

  const junk = ['{', '[]', '{"name":1,"secret":"p","__proto__":{"size":"x"}}'];
  it.each(junk)('is empty if the storage has %s', (stored) => {
    const { form, host } = setUp();
    host.session.set('draft', stored);

    expect(form.draft()).toEqual({});
  });

  it('can be sent without storage (A20)', async () => {
    const { form, send } = setUp(testHost({ session: refusedStorage() }));
    form.change('name', right);
    expect(form.draft()).toEqual({});
    await send({ ok: true, data: 'id' });

    expect(form.$result.get()).toBe('id');
  });
});
