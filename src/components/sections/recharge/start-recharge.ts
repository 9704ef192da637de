/**
 * Joins the top-up's store to its page. Loaded only where the desktop client has left a session: without one nothing
 * changes, and the page says how to get there.
 */
import { encode } from 'uqr';
import { NOTIFICATION_KIND } from '#src/api/errors/index.ts';
import { pageHost } from '#src/browser/page-host.ts';
import { session as sessionStorage } from '#src/browser/storage.ts';
import { RECHARGE_ORDER_KEY } from '#src/config/flow-keys.ts';
import { chatUserOf } from '#src/domain/chat/user.ts';
import { qrPath } from '#src/domain/qr-path.ts';
import { $chatUser } from '#src/stores/page/chat-user.ts';
import { dismissNotice, notify } from '#src/stores/notifications.ts';
import { type Checkout, createCheckout, type Order, type Wallet } from '#src/stores/checkout.ts';
import { type Account, createAccount } from '#src/stores/workbench/account.ts';
import { createSession, type Session, STATUS } from '#src/stores/workbench/session.ts';

/** Light border of the code, in squares. */
const QR_BORDER = 2;
/** What stands in the page before the client has answered; a guest is connected, and may not pay. */
type Connection = 'connecting' | 'asks' | 'denied' | 'failed' | 'guest' | 'ready';

export function startRecharge(page: HTMLElement): () => void {
  const fallback = page.dataset['fallback'] ?? '';
  const bridge = createSession({
    networkMessage: fallback,
    userAgent: pageHost.userAgent(),
    cookieText: pageHost.cookieText,
    // An order outlives a reload, so none of it has to be asked about.
    hasUnsavedInput: () => false,
  });
  const recharge = createCheckout({
    client: bridge.client,
    session: sessionStorage,
    key: RECHARGE_ORDER_KEY,
    fallback,
    newOrderId: pageHost.newOrderId,
  });
  const account = createAccount(bridge.client, fallback);
  const draw = (): void => {
    show(page, recharge, connectionOf(bridge, account));
  };
  const ends = [
    bridge.$diagnosis.listen(draw),
    account.$load.listen(draw),
    account.$login.listen((login) => {
      $chatUser.set(chatUserOf(login));
      draw();
    }),
    bridge.client.$status.listen((status, before) => {
      if (status === STATUS.success) {
        dismissNotice();
        // Who is signed in may have changed while the connection was away.
        void account.load();
      } else if (before === STATUS.success) {
        notify({ kind: NOTIFICATION_KIND.socketError, retry: bridge.connect });
      }
    }),
    recharge.$order.listen(draw),
    recharge.tasks.$busy.listen(draw),
    recharge.tasks.$failure.listen(draw),
  ];
  listen(page, recharge, bridge.connect);
  bridge.start();
  draw();
  return () => {
    for (const end of ends) end();
    recharge.dispose();
    account.dispose();
    bridge.dispose();
  };
}

function connectionOf({ client, $diagnosis }: Session, account: Account): Connection {
  const { code } = $diagnosis.get();
  if (client.$status.get() === STATUS.success) {
    const load = account.$load.get();
    if (load === 'loading') return 'connecting';
    // A client that does not say who is signed in refuses by itself what may not be.
    return load === 'ready' && !account.$login.get().signedIn ? 'guest' : 'ready';
  }
  if (code === 'working') return 'connecting';
  if (code === 'browser-denied') return 'denied';
  return code === 'browser-asks' || code === 'browser-unanswered' ? 'asks' : 'failed';
}

function listen(page: HTMLElement, recharge: Checkout, connect: () => void): void {
  page.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const wallet: Wallet = data.get('wallet') === 'weChatPay' ? 'weChatPay' : 'aliPay';
    const amount = Number(data.get('amount'));
    if (amount > 0) void recharge.pay(wallet, amount);
  });
  const onClick = (name: string, act: () => void) => {
    for (const button of page.querySelectorAll(`[data-${name}]`)) button.addEventListener('click', act);
  };
  onClick('resume', () => void recharge.resume());
  onClick('over', recharge.startOver);
  onClick('connect', connect);
}

function show(page: HTMLElement, recharge: Checkout, connection: Connection): void {
  const order = recharge.$order.get();
  // An order stays in sight while the connection is away, and beside it what is wrong with that.
  const isOver = order?.step === 'paid' || order?.step === 'declined';
  const states = [
    order?.step ?? (connection === 'ready' ? 'choosing' : ''),
    connection === 'ready' || isOver ? '' : connection,
  ];
  for (const section of page.querySelectorAll<HTMLElement>('[data-state]')) {
    section.hidden = !states.includes(section.dataset['state'] ?? '-');
  }
  const isBusy = recharge.tasks.$busy.get().has('pay');
  const canAsk = connection === 'ready' && !isBusy;
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-resume]')) button.disabled = !canAsk;
  const failure = page.querySelector<HTMLElement>('[data-failure]');
  if (failure) {
    failure.textContent = recharge.tasks.$failure.get();
    failure.hidden = failure.textContent === '';
  }
  if (order) showOrder(page, order);
}

function showOrder(page: HTMLElement, { orderId, amount, wallet, qrText }: Order): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-text]')) {
    part.textContent = (part.dataset['text'] ?? '')
      .replace('{{id}}', orderId)
      .replace('{{amount}}', amount.toFixed(2))
      .replace('{{wallet}}', page.dataset[wallet.toLowerCase()] ?? '');
  }
  if (qrText !== '') showCode(page, qrText);
}

function showCode(page: HTMLElement, text: string): void {
  const { data, size } = encode(text, { border: QR_BORDER });
  const path = page.querySelector('[data-qr]');
  path?.setAttribute('d', qrPath(data));
  path?.closest('svg')?.setAttribute('viewBox', `0 0 ${String(size)} ${String(size)}`);
}
