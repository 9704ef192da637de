import { describe, expect, it, vi } from 'vitest';
import { createCancelAccount, type CancelAccountApi } from '#src/stores/cancel-account.ts';
import { explain } from '#src/stores/explain.ts';
import { memorySession } from '#tests/helpers/fake-storage.ts';
import { createPageLeave } from '#tests/helpers/page-leave.ts';
import { createPageClock } from '#tests/helpers/page-clock.ts';
import { refused, settled } from '#tests/helpers/register-store.ts';

const typed = {
  area_code: '86',
  phone: '138 0013 8000',
  code: '123 456',
  reason: ' Moved ',
  agreement: 'on',
};

function setUp(api: Partial<CancelAccountApi> = {}) {
  const calls = {
    code: vi.fn<CancelAccountApi['code']>(api.code ?? (() => Promise.resolve({ ok: true, data: {} }))),
    cancel: vi.fn<CancelAccountApi['cancel']>(api.cancel ?? (() => Promise.resolve({ ok: true, data: {} }))),
  };
  const { onLeave, leave } = createPageLeave();
  const session = memorySession();
  const make = () => createCancelAccount({ api: calls, clock: createPageClock(), session, onLeave });
  return { ...make(), make, calls, leave };
}

describe('createCancelAccount', () => {
  it('sends what the wire wants, once, and says that it was asked', async () => {
    const { form, $isAsked, calls } = setUp();
    form.submit(typed);
    form.submit(typed);
    await settled();

    expect(calls.cancel).toHaveBeenCalledExactlyOnceWith(
      { area_code: '86', phone: '13800138000', code: '123456', reason: 'Moved' },
      expect.any(AbortSignal),
    );
    expect($isAsked.get()).toBe(true);
  });

  it('stays answered when the visitor leaves the page and comes back', async () => {
    const { form, $isAsked, leave } = setUp();
    form.mount();
    form.submit(typed);
    await settled();
    leave();

    expect($isAsked.get()).toBe(true);
  });

  it('answers a wrong code at its field', async () => {
    const { form, $isAsked } = setUp({ cancel: () => Promise.resolve(refused(10006)) });
    form.submit(typed);
    await settled();

    expect(form.$form.get().errors['code']?.key).toBe('apiErrors.codeWrong');
    expect($isAsked.get()).toBe(false);
  });

  it('sends nothing without the tick', () => {
    const { form, calls } = setUp();
    form.submit({ ...typed, agreement: '' });

    expect(form.$form.get().errors).toEqual({ agreement: { key: 'required' } });
    expect(calls.cancel).not.toHaveBeenCalled();
  });

  it('keeps phone and reason for a reload until it has arrived', async () => {
    const { form, make } = setUp();
    form.change('reason', typed);
    expect(make().form.draft()).toEqual({ area_code: '86', phone: typed.phone, reason: typed.reason });
    form.submit(typed);
    await settled();

    expect(make().form.draft()).toEqual({});
  });

  it('comes back whole when the network is lost', async () => {
    const { form, $isAsked } = setUp({ cancel: () => Promise.resolve(explain({ kind: 'network' })) });
    form.submit(typed);
    await settled();

    expect(form.$form.get()).toMatchObject({ phase: 'idle', failure: { key: 'apiErrors.network' } });
    expect($isAsked.get()).toBe(false);
  });
});
