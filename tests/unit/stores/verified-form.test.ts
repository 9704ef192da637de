import { describe, expect, it, vi } from 'vitest';
import { required } from '#src/domain/validation/message.ts';
import { areaCodeOf, checkPhone } from '#src/domain/validation/phone.ts';
import { checkCode } from '#src/domain/validation/sms-code.ts';
import { createVerifiedForm, phoneOf, type VerifiedFormOptions } from '#src/stores/verified-form.ts';
import { explain } from '#src/stores/explain.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';
import { createPageLeave } from '#tests/helpers/page-leave.ts';
import { createPageClock } from '#tests/helpers/page-clock.ts';
import { refused, settled } from '#tests/helpers/register-store.ts';

type Field = 'area_code' | 'phone' | 'code' | 'agreement';
type Options = VerifiedFormOptions<Field, { status: string }>;

const typed = { area_code: '86', phone: '138 0013 8000', code: '123456', agreement: 'on' };
const network = () => Promise.resolve(explain({ kind: 'network' }));
const never = () => new Promise<never>(() => undefined);

function setUp(more: Partial<Options> = {}) {
  const clock = createPageClock();
  const leaving = createPageLeave();
  const calls = {
    sendCode: vi.fn<Options['sendCode']>(
      more.sendCode ?? (() => Promise.resolve({ ok: true, data: { expires_in: 600 } })),
    ),
    send: vi.fn<Options['send']>(
      more.send ?? (() => Promise.resolve({ ok: true, data: { status: 'pending' } })),
    ),
  };
  const onDone = vi.fn<Options['onDone']>();
  const options: Options = {
    fields: ['area_code', 'phone', 'code', 'agreement'],
    clock,
    session: memorySession(),
    countdownKey: 'testDeadline',
    draftKey: 'testDraft',
    onLeave: leaving.onLeave,
    draftFields: ['area_code', 'phone'],
    check(field, values) {
      if (field === 'phone') return checkPhone(areaCodeOf(values.area_code), values.phone);
      if (field === 'code') return checkCode(values.code);
      return field === 'agreement' ? required(values.agreement) : undefined;
    },
    ...more,
    ...calls,
    onDone,
  };
  const make = () => createVerifiedForm<Field, { status: string }>(options);
  return { form: make(), make, clock, leaving, onDone, session: options.session, ...calls };
}

describe('asking for a code', () => {
  it('sends the number as the wire has it, by SMS or by a call', async () => {
    const { form, sendCode, clock } = setUp();
    form.requestCode(typed, 'sms');
    await settled();
    expect(form.$code.get()).toEqual({ isSending: false, sent: 'sms' });
    clock.advance(60_000);
    form.requestCode(typed, 'voice');
    await settled();

    expect(form.$code.get().sent).toBe('voice');
    expect(sendCode.mock.calls.map(([target]) => target)).toEqual([
      { areaCode: '86', phone: '13800138000', voice: false },
      { areaCode: '86', phone: '13800138000', voice: true },
    ]);
  });

  it('starts the countdown only once the code was sent', async () => {
    const { promise, resolve } = Promise.withResolvers<{ ok: true; data: unknown }>();
    const { form } = setUp({ sendCode: () => promise });
    form.requestCode(typed, 'sms');
    expect(form.$countdown.get().isRunning).toBe(false);
    resolve({ ok: true, data: {} });
    await settled();

    expect(form.$countdown.get()).toMatchObject({ isRunning: true, seconds: 60 });
  });

  it('asks once, however often it is told to', async () => {
    const { form, sendCode } = setUp();
    for (let press = 0; press < 20; press++) form.requestCode(typed, 'sms');
    await settled();
    form.requestCode(typed, 'sms');

    expect(sendCode).toHaveBeenCalledOnce();
  });

  it('takes the complaint about a missing code back', async () => {
    const { form } = setUp();
    form.submit({ ...typed, code: '' });
    await settled();
    expect(form.$form.get().errors['code']?.key).toBe('code.required');
    form.requestCode(typed, 'sms');
    await settled();

    expect(form.$form.get().errors['code']).toBeUndefined();
  });

  it('§8.11 A18: says "request error" with its reason at the code, and does not count', async () => {
    const { form } = setUp({ sendCode: network });
    form.requestCode(typed, 'sms');
    await settled();

    expect(form.$form.get().errors['code']).toEqual({
      key: 'code.requestFailed',
      reason: { key: 'apiErrors.network' },
    });
    expect(form.$countdown.get().isRunning).toBe(false);
    expect(form.$code.get().isSending).toBe(false);
  });

  it('says at the phone what the server has against it', async () => {
    const { form } = setUp({ sendCode: () => Promise.resolve(refused(10014)) });
    form.requestCode(typed, 'sms');
    await settled();

    expect(form.$form.get().errors).toMatchObject({ phone: { key: 'apiErrors.phoneInvalid' } });
    expect(form.$form.get().errors['code']).toBeUndefined();
  });

  it.each([
    ['86', '12345', 'phone.china'],
    ['1', '0123456789', 'phone.america'],
    ['86', '', 'phone.required'],
  ])('asks nobody about +%s %s', (area_code, phone, key) => {
    const { form, sendCode } = setUp();
    form.requestCode({ ...typed, area_code, phone }, 'sms');

    expect(sendCode).not.toHaveBeenCalled();
    expect(form.$form.get().errors['phone']?.key).toBe(key);
  });
});

describe('the countdown', () => {
  it('goes on after a reload, for as long as it had left', async () => {
    const { form, make, clock } = setUp();
    form.requestCode(typed, 'sms');
    await settled();
    clock.advance(45_000);
    const reloaded = make();
    reloaded.restored(typed);
    const unmount = reloaded.mount();
    expect(reloaded.$countdown.get()).toMatchObject({ isRunning: true, seconds: 15 });
    clock.advance(15_000);

    expect(reloaded.$countdown.get()).toMatchObject({ isRunning: false, seconds: 60 });
    unmount();
  });

  it('counts also where the browser keeps nothing', async () => {
    const { form } = setUp({ session: refusedStorage() });
    form.requestCode(typed, 'sms');
    await settled();

    expect(form.$countdown.get().isRunning).toBe(true);
  });
});

describe('another number', () => {
  const other = { ...typed, phone: '138 0013 8001' };

  it('takes the message and the countdown away, and the first one brings them back', async () => {
    const { form, clock } = setUp();
    form.requestCode(typed, 'voice');
    await settled();
    clock.advance(10_000);
    form.change('phone', other);
    expect(form.$code.get().sent).toBeUndefined();
    expect(form.$countdown.get().isRunning).toBe(false);

    form.change('phone', { ...typed, phone: '13800138000' });
    expect(form.$code.get().sent).toBe('voice');
    expect(form.$countdown.get()).toEqual({ isRunning: true, seconds: 50 });
  });

  it('is the same number in another area', async () => {
    const { form } = setUp();
    form.requestCode(typed, 'sms');
    await settled();
    form.change('area_code', { ...typed, area_code: '1' });

    expect(form.$code.get().sent).toBeUndefined();
    expect(form.$countdown.get().isRunning).toBe(false);
  });

  it('can ask for a code at once', async () => {
    const { form, sendCode } = setUp();
    form.requestCode(typed, 'sms');
    await settled();
    form.change('phone', other);
    form.requestCode(other, 'sms');
    await settled();

    expect(sendCode.mock.calls.map(([{ phone }]) => phone)).toEqual(['13800138000', '13800138001']);
    expect(form.$countdown.get()).toEqual({ isRunning: true, seconds: 60 });
  });

  it('is not told what comes of the code of the first', async () => {
    const answers: ((outcome: Awaited<ReturnType<Options['sendCode']>>) => void)[] = [];
    const { form } = setUp({ sendCode: () => new Promise((resolve) => answers.push(resolve)) });
    form.requestCode(typed, 'sms');
    form.change('phone', other);
    answers[0]?.({ ok: true, data: {} });
    await settled();
    expect(form.$code.get()).toEqual({ isSending: false, sent: undefined });
    expect(form.$countdown.get().isRunning).toBe(false);

    form.requestCode(other, 'sms');
    form.change('phone', typed);
    answers[1]?.(refused(10014));
    await settled();
    expect(form.$form.get().errors).toEqual({});
  });

  it('takes the complaint away that no code could be sent', async () => {
    const { form } = setUp({ sendCode: network });
    form.requestCode(typed, 'sms');
    await settled();
    form.change('phone', other);

    expect(form.$form.get().errors['code']).toBeUndefined();
  });
});

describe('sending the form', () => {
  it('sends once for a double submit and hands the answer on', async () => {
    const { form, send, onDone } = setUp();
    form.submit(typed);
    form.submit(typed);
    await settled();

    expect(send).toHaveBeenCalledExactlyOnceWith(typed, expect.any(AbortSignal));
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'pending' });
    expect(form.$form.get().phase).toBe('done');
  });

  it('sends nothing while something is missing, and names all of it', () => {
    const { form, send } = setUp();
    form.submit({ area_code: '86', phone: '', code: '', agreement: '' });

    expect(send).not.toHaveBeenCalled();
    expect(Object.keys(form.$form.get().errors)).toEqual(['phone', 'code', 'agreement']);
  });

  it('comes back whole when the network is lost', async () => {
    const { form, onDone } = setUp({ send: network });
    form.submit(typed);
    await settled();

    expect(form.$form.get()).toMatchObject({
      phase: 'idle',
      failure: { key: 'apiErrors.network' },
      refusals: 1,
    });
    expect(onDone).not.toHaveBeenCalled();
  });

  it('judges the phone anew when the area changes', () => {
    const { form } = setUp();
    const american = { ...typed, phone: '2025550105' };
    form.leave('phone', american);
    expect(form.$form.get().errors['phone']?.key).toBe('phone.china');
    form.change('area_code', { ...american, area_code: '1' });

    expect(form.$form.get().errors['phone']).toBeUndefined();
  });
});

describe('what was typed', () => {
  it('is there after a reload, without the code and the consent', () => {
    const { form, make } = setUp();
    form.change('phone', typed);

    expect(make().draft()).toEqual({ area_code: '86', phone: typed.phone });
  });

  it('is gone once it has arrived, and stays when it has not', async () => {
    const { form, make } = setUp();
    form.change('phone', typed);
    form.submit(typed);
    await settled();
    expect(make().draft()).toEqual({});

    const failing = setUp({ send: network });
    failing.form.change('phone', typed);
    failing.form.submit(typed);
    await settled();
    expect(failing.make().draft()).toMatchObject({ phone: typed.phone });
  });
});

describe('what else a form brings along', () => {
  it('judges its own fields anew beside the phone', () => {
    const { form } = setUp({ dependents: { agreement: ['code'] } });
    form.leave('code', { ...typed, code: '12' });
    expect(form.$form.get().errors['code']?.key).toBe('code.digits');
    form.change('agreement', typed);

    expect(form.$form.get().errors['code']).toBeUndefined();
  });

  it('tells its owner why the server refused', async () => {
    const onFailed = vi.fn<NonNullable<Options['onFailed']>>();
    const { form } = setUp({ send: () => Promise.resolve(refused(10006)), onFailed });
    form.submit(typed);
    await settled();

    expect(onFailed).toHaveBeenCalledExactlyOnceWith('verification code invalid');
  });

  it('needs no second code to wait for once it has arrived', async () => {
    const { form, session } = setUp();
    form.requestCode(typed, 'sms');
    await settled();
    expect(session.get('testDeadline')).toBeDefined();
    form.submit(typed);
    await settled();

    expect(session.get('testDeadline')).toBeUndefined();
  });
});

describe('leaving', () => {
  it('of the page breaks both calls off, and the form can be sent when the visitor is back', async () => {
    const { form, send, sendCode, leaving } = setUp({ send: never, sendCode: never });
    form.mount();
    form.requestCode(typed, 'sms');
    form.submit(typed);
    await settled();
    leaving.leave();

    expect(send.mock.calls[0]?.[1].aborted).toBe(true);
    expect(sendCode.mock.calls[0]?.[1].aborted).toBe(true);
    expect(form.$code.get().isSending).toBe(false);
    expect(form.$form.get().phase).toBe('idle');
  });

  it('is not waited for any more by a form that is gone', () => {
    const { form, leaving } = setUp();
    const unmount = form.mount();
    expect(leaving.isAwaited()).toBe(true);
    unmount();

    expect(leaving.isAwaited()).toBe(false);
  });

  it('breaks both calls off and stops the clock', async () => {
    const { form, send, sendCode, clock } = setUp({ send: never, sendCode: never });
    const unmount = form.mount();
    form.requestCode(typed, 'sms');
    form.submit(typed);
    await settled();
    unmount();

    expect(send.mock.calls[0]?.[1].aborted).toBe(true);
    expect(sendCode.mock.calls[0]?.[1].aborted).toBe(true);
    expect(clock.pending()).toBe(0);
    expect(form.$form.get()).toMatchObject({ phase: 'idle', failure: undefined });
  });
});

describe('phoneOf', () => {
  it.each([
    [
      { area_code: '86', phone: ' 138-0013-8000 ' },
      { areaCode: '86', phone: '13800138000' },
    ],
    [
      { area_code: '1', phone: '(202) 555-0105' },
      { areaCode: '1', phone: '2025550105' },
    ],
  ])('writes %j as %j', (values, expected) => {
    expect(phoneOf(values)).toEqual(expected);
  });
});
