import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '#src/api/http/failure.ts';
import { createForm } from '#src/stores/form.ts';
import type { Outcome } from '#src/stores/outcome.ts';
import { explain } from '#src/stores/explain.ts';

type Field = 'name' | 'area' | 'phone';
const right = { name: 'Jane', area: '86', phone: '138' };

function setUp() {
  const settlers: ((sent: Outcome<string>) => void)[] = [];
  let reject: ((error: Error) => void) | undefined;
  const signals: AbortSignal[] = [];
  const onDone = vi.fn<(data: string) => void>();
  const onFailed = vi.fn<(reason: string) => void>();
  const form = createForm<Field, string>({
    fields: ['name', 'area', 'phone'],
    dependents: { area: ['phone'] },
    check(field, values) {
      if (values[field] === '') return { key: 'required' };
      return field === 'phone' && values.phone !== '138' ? { key: 'phone.china' } : undefined;
    },
    send: (_values, signal) => {
      signals.push(signal);
      return new Promise((onSettled, onBroken) => {
        settlers.push(onSettled);
        reject = onBroken;
      });
    },
    onDone,
    onFailed,
  });
  return {
    form,
    state: () => form.$form.get(),
    signals,
    onDone,
    onFailed,
    settlers,
    settle: (sent: Outcome<string>) => settlers.at(-1)?.(sent),
    fail: (failure: Failure) => settlers.at(-1)?.(explain(failure)),
    throwOut: (error: Error) => reject?.(error),
  };
}

describe('createForm', () => {
  it('sends nothing while an entry is wrong, and names each', async () => {
    const { form, state, signals } = setUp();
    await form.submit({ name: '', area: '86', phone: '1' });

    expect(signals).toHaveLength(0);
    expect(state()).toEqual({
      phase: 'idle',
      errors: { name: { key: 'required' }, phone: { key: 'phone.china' } },
      failure: undefined,
      refusals: 1,
    });
  });

  it('leads there again when the same entry is wrong again', async () => {
    const { form, state } = setUp();
    await form.submit({ ...right, name: '' });
    await form.submit({ ...right, name: '' });

    expect(state().refusals).toBe(2);
  });

  it('is done after an accepted submit', async () => {
    const { form, state, settle, onDone } = setUp();
    const submitted = form.submit(right);
    expect(state().phase).toBe('sending');
    settle({ ok: true, data: 'id' });
    await submitted;

    expect(state().phase).toBe('done');
    expect(onDone).toHaveBeenCalledExactlyOnceWith('id');
  });

  it('sends once, however often it is pressed (A10)', async () => {
    const { form, signals, settle } = setUp();
    const presses = Array.from({ length: 20 }, () => form.submit(right));
    settle({ ok: true, data: 'id' });
    await Promise.all(presses);
    await form.submit(right);

    expect(signals).toHaveLength(1);
  });

  it('puts a refusal at the field that it is about', async () => {
    const { form, state, fail } = setUp();
    const submitted = form.submit(right);
    fail({ kind: 'ret', ret: 10015, message: '' });
    await submitted;

    expect(state()).toMatchObject({
      phase: 'idle',
      errors: { phone: { key: 'apiErrors.phoneRegistered' } },
      failure: undefined,
      refusals: 1,
    });
  });

  it.each([
    [{ kind: 'network' }, 'apiErrors.network'],
    [{ kind: 'maintenance' }, 'apiErrors.maintenance'],
    [{ kind: 'ret', ret: 10006, message: '' }, 'apiErrors.codeWrong'],
    [{ kind: 'ret', ret: 10030, message: 'channel', field: 'channel' }, 'apiErrors.fieldInvalid'],
  ] as const)('tells of %j as a whole where no field of its own is named', async (failure, key) => {
    const { form, state, fail, onFailed } = setUp();
    const submitted = form.submit(right);
    fail(failure);
    await submitted;

    expect(state()).toMatchObject({ phase: 'idle', errors: {}, failure: { key } });
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(explain(failure).failReason);
  });

  it('shows a complaint that was found on the way, and reports none', async () => {
    const { form, state, settle, onFailed } = setUp();
    const submitted = form.submit(right);
    settle({ ok: false, complaint: { field: 'name', message: { key: 'referral.correct' } } });
    await submitted;

    expect(state()).toMatchObject({ phase: 'idle', errors: { name: { key: 'referral.correct' } } });
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('clears what an earlier submit complained of', async () => {
    const { form, state, fail } = setUp();
    const submitted = form.submit(right);
    fail({ kind: 'network' });
    await submitted;
    void form.submit(right);

    expect(state()).toMatchObject({ phase: 'sending', errors: {}, failure: undefined });
  });

  it('is broken off by leaving, without a word (A12)', async () => {
    const { form, state, signals, onDone, onFailed, settle } = setUp();
    const submitted = form.submit(right);
    form.cancel();
    settle({ ok: true, data: 'too late' });
    await submitted;

    expect(signals[0]?.aborted).toBe(true);
    expect(state()).toEqual({ phase: 'idle', errors: {}, failure: undefined, refusals: 0 });
    expect(onDone).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('lets an older answer come to nothing (A11)', async () => {
    const { form, state, settlers, onDone } = setUp();
    const first = form.submit(right);
    form.cancel();
    const second = form.submit(right);
    settlers[1]?.({ ok: true, data: 'second' });
    await second;
    settlers[0]?.(explain({ kind: 'network' }));
    await first;

    expect(state()).toMatchObject({ phase: 'done', failure: undefined });
    expect(onDone).toHaveBeenCalledExactlyOnceWith('second');
  });

  it('gives the form back when sending itself is broken', async () => {
    const { form, state, throwOut } = setUp();
    const submitted = form.submit(right);
    throwOut(new RangeError('secret'));

    await expect(submitted).rejects.toThrow(RangeError);
    expect(state()).toMatchObject({ phase: 'idle', failure: { key: 'apiErrors.other' } });
  });

  it('judges a field when it is left, but an empty one only at the submit', () => {
    const { form, state } = setUp();
    form.leave('name', { ...right, name: '' });
    expect(state().errors).toEqual({});
    form.leave('phone', { ...right, phone: '1' });

    expect(state().errors).toEqual({ phone: { key: 'phone.china' } });
    expect(state().refusals).toBe(0);
  });

  it('takes a complaint back as soon as the entry is right, and starts none while typing', () => {
    const { form, state } = setUp();
    form.change('phone', { ...right, phone: '1' });
    expect(state().errors).toEqual({});
    form.leave('phone', { ...right, phone: '1' });
    form.change('phone', right);

    expect(state().errors).toEqual({});
  });

  it('keeps what the server said of a field until the field is changed', () => {
    const { form, state } = setUp();
    form.complain('phone', { key: 'apiErrors.phoneRegistered' });
    form.leave('phone', right);
    form.change('name', right);
    expect(state().errors).toEqual({ phone: { key: 'apiErrors.phoneRegistered' } });
    form.change('phone', right);

    expect(state().errors).toEqual({});
  });

  it('judges a field anew when what decides about it changes', () => {
    const { form, state } = setUp();
    form.complain('phone', { key: 'apiErrors.phoneInvalid' });
    form.change('area', { ...right, area: '1' });

    expect(state().errors).toEqual({});
  });
});
