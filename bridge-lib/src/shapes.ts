/**
 * Checks what arrives against the shapes that the wire contract fixes, so that a reply's type is true.
 * Fields that the contract lets be null may also be missing; further fields are let through. Owns the
 * checks; replies whose shape is not fixed only have to be objects.
 */

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const flag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shape = (fields: Readonly<Record<string, Check>>): Check => {
  const checks = Object.entries(fields);
  return (value) => isRecord(value) && checks.every(([name, check]) => check(value[name]));
};

const storeStatus = oneOf('closed', 'opening', 'open');
const id = shape({ id: text });
const store = shape({
  id: text,
  name: text,
  platform: text,
  site: text,
  ip: text,
  status: storeStatus,
  risk: oneOf('none', 'device', 'login'),
});
const storeChange = shape({ id: text, status: orNull(storeStatus) });
const favourite = shape({
  id: text,
  parentId: orNull(text),
  title: text,
  url: orNull(text),
  position: number,
});
const plugin = shape({ id: text, name: text, version: text, installed: flag, hidden: flag });
const plugins = shape({ plugins: listOf(plugin) });
const lines = listOf(shape({ id: text, name: text, region: text, latencyMs: orNull(number) }));
const accelerateInfo = shape({ enabled: flag, lineId: orNull(text), lines });
const loginInfo = shape({
  signedIn: flag,
  isGuest: flag,
  userName: orNull(text),
  role: orNull(oneOf('boss', 'manager', 'employee')),
});
const paymentStart = shape({ orderId: text, payUrl: text, qrText: text });

const REPLIES = new Map<string, Check>([
  ['browserManager/GetStoreList', shape({ stores: listOf(store) })],
  ['browserManager/GetOpenStatusList', shape({ statuses: listOf(shape({ id: text, status: storeStatus })) })],
  ['browserManager/Open', storeChange],
  ['browserManager/Close', storeChange],
  ['browserManager/ClearCache', storeChange],
  ['browserManager/ClearUserData', storeChange],
  ['favourites/List', shape({ favourites: listOf(favourite) })],
  ['favourites/Create', favourite],
  ['favourites/Update', favourite],
  ['favourites/Move', favourite],
  ['favourites/Delete', id],
  ['plugins/List', plugins],
  ['plugins/GuestList', plugins],
  ...['Add', 'Delete', 'Install', 'Uninstall', 'Hide'].flatMap((name): [string, Check][] => [
    [`plugins/${name}`, plugin],
    [`plugins/Guest${name}`, plugin],
  ]),
  ['gateway/SpeedTest', shape({ lines })],
  ['gateway/GetAccelerateInfo', accelerateInfo],
  ['gateway/SetAccelerateInfo', accelerateInfo],
  ['clientAuthentication/GetLoginInfo', loginInfo],
  ['clientAuthentication/Login', loginInfo],
  ['clientAuthentication/CloudLogin', loginInfo],
  ['clientAuthentication/Logout', loginInfo],
  ['systemInfo/GetVersion', shape({ version: text, releasePhase: text })],
  ['payment/AliPay', paymentStart],
  ['payment/WeChatPay', paymentStart],
]);

const PUSHES = new Map<string, Check>([
  ['dataObserver/StoreInfo', store],
  ['payment/PaymentResult', shape({ orderId: text, paid: flag })],
]);

/** Whether `returnObj` has the shape that the contract gives the reply of this action, if it gives one. */
export function isReplyShape(module: string, action: string, returnObj: unknown): boolean {
  return REPLIES.get(`${module}/${action}`)?.(returnObj) ?? true;
}

/** Whether the payload has the shape that the contract gives this push, if it gives one. */
export function isPushShape(module: string, action: string, args: readonly unknown[]): boolean {
  return PUSHES.get(`${module}/${action}`)?.(args[0]) ?? true;
}
