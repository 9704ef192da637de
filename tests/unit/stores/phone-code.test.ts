import { describe, expect, it, vi } from 'vitest';
import { createForm } from '#src/stores/form.ts';
import type { PhoneOptions } from '#src/stores/phone-code.ts';
import { failed, refused, settled, testHost } from '#tests/helpers/test-host.ts';

const typed = { area_code: '86', phone: '138 0013 8000', code: '' };
const other = { ...typed, phone: '138 0013 8001' };
const never = () => new Promise<never>(() => undefined);
const network = () => Promise.resolve(failed({ kind: 'network' }));

/** A form with a phone and its code. */
function setUp(send: PhoneOptions['send'] = () => Promise.resolve({ ok: true, data: {} })) {
  const host = testHost();
  const sendCode = vi.fn<PhoneOptions['send']>(send);
  const make = () =>
    createForm<keyof typeof typed, string>({
      host,
      fields: ['area_code', 'phone', 'code'],
      check: () => undefined,
      draft: { key: 'draft', fields: ['area_code', 'phone'] },
      phone: { key: 'deadline', send: sendCode },
      send: () => Promise.resolve({ ok: true, data: 'id' }),
    });
  const form = make();
  return {
    form,
    make,
    host,
    sendCode,
    code: () => form.$code.get(),
    errors: () => form.$form.get().errors,
    ask: async (values = typed, by: 'sms' | 'voice' = 'sms') => {
      form.requestCode(values, by);
      await settled();
    },
  };
}

const resting = { isRunning: false, seconds: 60 };
const idle = { isSending: false, sent: undefined, countdown: resting };

describe('requesting a code', () => {
  it('sends the number in the wire’s form, by SMS or by a call', async () => {
    const { ask, code, sendCode, host } = setUp();
    await ask();
    expect(code()).toMatchObject({ isSending: false, sent: 'sms' });
    host.clock.advance(60_000);
    await ask(typed, 'voice');

    expect(code().sent).toBe('voice');
    expect(sendCode.mock.calls.map(([request]) => request)).toEqual([
      { area_code: '86', phone: '13800138000', voice: 0 },
      { area_code: '86', phone: '13800138000', voice: 1 },
    ]);
  });

  it('§3.9 §9.2 counts from 60 to 1 after the code was sent, and is idle with 60 again', async () => {
    const { promise, resolve } = Promise.withResolvers<{ ok: true; data: unknown }>();
    const { form, ask, code, host } = setUp(() => promise);
    await ask();
    expect(code()).toEqual({ isSending: true, sent: undefined, countdown: resting });
    const figures: number[] = [];
    form.$code.listen(({ countdown }) => {
      if (countdown.isRunning) figures.push(countdown.seconds);
    });
    resolve({ ok: true, data: {} });
    await settled();
    host.clock.advance(60_000);

    expect(figures).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(code().countdown).toEqual(resting);
    expect(host.clock.pending()).toBe(0);
  });

  it('§2.55 sends no second request during a request or the countdown', async () => {
    const { form, ask, sendCode } = setUp();
    for (let press = 0; press < 20; press++) form.requestCode(typed, 'sms');
    await settled();
    await ask(typed, 'voice');

    expect(sendCode).toHaveBeenCalledOnce();
  });

  it('§8.11 A18: shows "request error" with the reason at the code, without a countdown', async () => {
    const { ask, code, errors, host } = setUp(network);
    await ask();

    expect(errors()).toEqual({ code: { key: 'code.requestFailed', reason: { key: 'apiErrors.network' } } });
    expect(code()).toEqual(idle);
    expect(host.session.get('deadline')).toBeUndefined();
  });

  it('§8.3 shows a refusal of the number at the phone, such as another number than the invitation’s', async () => {
    const { ask, errors } = setUp(() => Promise.resolve(refused(10014)));
    await ask();

    expect(errors()).toEqual({ phone: { key: 'apiErrors.phoneInvalid' } });
  });

  it.each([
    ['86', '12345', 'phone.china'],
    ['1', '0123456789', 'phone.america'],
  ])('asks nobody about +%s %s, and leads to the phone', async (area_code, phone, key) => {
    const { form, ask, errors, sendCode } = setUp();
    await ask({ ...typed, area_code, phone });

    expect(sendCode).not.toHaveBeenCalled();
    expect(errors()).toEqual({ phone: { key } });
    expect(form.$form.get().refusals).toBe(1);
  });

  it('is aborted by leaving the page, and no timer continues (A12)', async () => {
    const { form, ask, code, errors, host, sendCode } = setUp(never);
    const unmount = form.mount();
    await ask();
    host.leave();
    expect(sendCode.mock.calls[0]?.[1].aborted).toBe(true);
    expect(code()).toEqual(idle);
    expect(errors()).toEqual({});
    unmount();

    expect(host.clock.pending()).toBe(0);
  });
});

describe('the countdown', () => {
  it('§4.2 is right after the tab was hidden (A19)', async () => {
    const { form, ask, code, host } = setUp();
    form.mount();
    await ask();
    host.clock.sleep(42_000);
    expect(code().countdown.seconds).toBe(18);
    host.clock.sleep(600_000);

    expect(code().countdown).toEqual(resting);
  });

  it('does not depend on a wall clock that is set back (A19)', async () => {
    const { ask, code, host } = setUp();
    await ask();
    host.clock.advance(10_000);
    host.clock.setWall(host.clock.wallMs() - 3_600_000);
    host.clock.advance(10_000);

    expect(code().countdown.seconds).toBe(40);
  });

  it('continues after a reload, for each number separately', async () => {
    const { ask, make, host } = setUp();
    await ask();
    host.clock.advance(20_000);
    await ask(other);
    host.clock.advance(10_000);
    const reloaded = make();
    reloaded.restored(typed);
    reloaded.mount();
    expect(reloaded.$code.get().countdown).toEqual({ isRunning: true, seconds: 30 });
    reloaded.change('phone', other);
    expect(reloaded.$code.get().countdown).toEqual({ isRunning: true, seconds: 50 });
    host.clock.advance(50_000);

    expect(reloaded.$code.get().countdown).toEqual(resting);
    expect(host.session.get('deadline')).toBeUndefined();
  });
});

describe('another number', () => {
  it('hides message and countdown and may request at once; the first number shows them again', async () => {
    const { form, ask, code, sendCode, host } = setUp();
    await ask(typed, 'voice');
    host.clock.advance(10_000);
    form.change('phone', other);
    expect(code()).toEqual(idle);
    form.change('phone', { ...typed, phone: '13800138000' });
    expect(code()).toEqual({ isSending: false, sent: 'voice', countdown: { isRunning: true, seconds: 50 } });
    await ask(other);

    expect(sendCode.mock.calls.map(([{ phone }]) => phone)).toEqual(['13800138000', '13800138001']);
  });

  it('includes the same number in another area', async () => {
    const { form, ask, code } = setUp();
    await ask();
    form.change('area_code', { ...typed, area_code: '1' });

    expect(code().sent).toBeUndefined();
  });

  it('does not show the result of the first number’s code', async () => {
    const answers: ((outcome: Awaited<ReturnType<PhoneOptions['send']>>) => void)[] = [];
    const { form, ask, code, errors } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    await ask();
    form.change('phone', other);
    answers[0]?.({ ok: true, data: {} });
    await settled();
    expect(code()).toEqual(idle);
    await ask(other);
    form.change('phone', typed);
    answers[1]?.(refused(10014));
    await settled();

    expect(errors()).toEqual({});
  });
});

it('the phone of a form is checked with its code by their own rules, and again when the area changes', async () => {
  const { form, errors } = setUp();
  const american = { ...typed, phone: '2025550105', code: '12' };
  await form.submit(american);
  expect(errors()).toMatchObject({ phone: { key: 'phone.china' }, code: { key: 'code.digits' } });
  form.change('area_code', { ...american, area_code: '1' });

  expect(Object.keys(errors())).toEqual(['code']);
});
