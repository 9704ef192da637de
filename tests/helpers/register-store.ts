/** A registration store with every door faked: the API, the clock, the storage, the analytics. */
import { vi } from 'vitest';
import type { Failure } from '#src/api/http/failure.ts';
import type { RegisterValues } from '#src/domain/registration.ts';
import { explain } from '#src/stores/explain.ts';
import { createRegister, type RegisterApi, type RegisterDependencies } from '#src/stores/register.ts';
import { memorySession } from './fake-storage.ts';
import { createPageLeave } from './page-leave.ts';
import { createPageClock } from './page-clock.ts';

export const filled: RegisterValues = {
  area_code: '86',
  phone: '138 0013 8000',
  code: '123456',
  password: 'harbour7walls',
  user_name: 'harbour2026',
  type: 'company',
  company_name: 'Berth Network',
  referral: '',
  agreement: 'on',
};
const attribution = {
  promoter: 'p',
  channel: 'c',
  callback: 'cb',
  activityId: '1',
  from: 'f',
  utmSource: '',
};
export const refusal = (ret: number): Failure => ({ kind: 'ret', ret, message: '' });
export const refused = (ret: number) => explain(refusal(ret));

/** Calls succeed unless `api` says otherwise. */
export function setUpRegister(api: Partial<RegisterApi> = {}, shared: Partial<RegisterDependencies> = {}) {
  const calls = {
    phoneCode: vi.fn<RegisterApi['phoneCode']>(
      api.phoneCode ?? (() => Promise.resolve({ ok: true, data: { expires_in: 600 } })),
    ),
    checkReferrer: vi.fn<RegisterApi['checkReferrer']>(
      api.checkReferrer ?? (() => Promise.resolve({ ok: true, data: { valid: true } })),
    ),
    add: vi.fn<RegisterApi['add']>(
      api.add ?? (() => Promise.resolve({ ok: true, data: { user_id: 'u', coupon: 38 } })),
    ),
  };
  const onRegistered = vi.fn<RegisterDependencies['onRegistered']>();
  const track = vi.fn<RegisterDependencies['track']>();
  const { onLeave, leave } = createPageLeave();
  const clock = createPageClock();
  const session = memorySession();
  const store = createRegister({
    api: calls,
    clock,
    session,
    attribution: () => attribution,
    invitedBy: () => '',
    track,
    where: () => 'download',
    onRegistered,
    onLeave,
    ...shared,
  });
  return { store, calls, onRegistered, track, clock, session, leave };
}

/** Every promise that could settle has. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
