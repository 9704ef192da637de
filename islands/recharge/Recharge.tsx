/**
 * Paying for a top-up over the desktop client. The static page shows "connecting". It hydrates for everybody, and sends
 * no request where the client has left no session.
 */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#islands/ui/Button.tsx';
import { RadioField } from '#islands/ui/Fields.tsx';
import { PayLink, WalletChoice } from '#islands/ui/WalletChoice.tsx';
import { QrCode } from '#islands/ui/QrCode.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useLazy } from '#islands/ui/use-lazy.ts';
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { keepFocusIn } from '#src/browser/focus.ts';
import { isOpen, type Order } from '#src/domain/order.ts';
import type { Recharge as RechargeStore, RechargeConnection } from './store.ts';

interface Props extends IslandProps<'promotions' | 'workbench'> {
  /** Path of the workbench, in the page's language. */
  workbench: string;
  /** The amounts to choose from and their coupons, in yuan. */
  amounts: readonly number[];
  coupon: number;
}

/** Loads nothing where the client has left no session. */
const loadRecharge = async () =>
  hasClientSession() ? (await import('./store.ts')).createRecharge : undefined;

export const Recharge = withTexts(RechargeLoader);

function RechargeLoader({ workbench, amounts, coupon }: Props) {
  const { t } = useTranslation('promotions');
  const { t: client } = useTranslation('workbench');
  const networkMessage = client('state.fallback');
  const { value: createRecharge, hasFailed, tryAgain } = useLazy(loadRecharge);
  const [recharge, setRecharge] = useState<RechargeStore>();
  useEffect(() => {
    const made = createRecharge?.(networkMessage);
    // oxlint-disable-next-line react/set-state-in-effect -- the effect must dispose of what it creates
    setRecharge(made);
    return made?.dispose;
  }, [createRecharge, networkMessage]);

  return (
    <>
      {recharge && <Failure recharge={recharge} />}
      <div className="top-up" ref={keepFocusIn}>
        <div className="stack top-up__standing" role="status">
          {!recharge && !hasFailed && <p>{t('recharge.pay.order.connecting')}</p>}
          {hasFailed && (
            <>
              <p>{networkMessage}</p>
              <Button onClick={tryAgain} label={t('recharge.pay.order.retry')} />
            </>
          )}
          {recharge && <OrderStatus {...{ recharge, workbench }} />}
        </div>
        <Choice {...{ recharge, amounts, coupon }} />
      </div>
    </>
  );
}

function Failure({ recharge }: { recharge: RechargeStore }) {
  const failure = useStore(recharge.tasks.$failure);
  return (
    failure && (
      <p className="notice notice--danger" role="alert">
        {failure}
      </p>
    )
  );
}

/** The state of the order, and connection problems while they matter to it. */
function OrderStatus({ recharge, workbench }: { recharge: RechargeStore; workbench: string }) {
  const connection = useStore(recharge.$connection);
  const order = useStore(recharge.$order);
  // An open order stays visible while the connection is lost; a finished one does not need it.
  const isOver = order !== undefined && !isOpen(order);
  return (
    <>
      {connection !== 'ready' && !isOver && (
        <Trouble
          {...{ connection, workbench }}
          onConnect={connection === 'elsewhere' ? recharge.takeOver : recharge.connect}
        />
      )}
      {order && <Progress {...{ order, recharge }} isReady={connection === 'ready'} />}
    </>
  );
}

interface TroubleProps {
  connection: Exclude<RechargeConnection, 'ready'>;
  workbench: string;
  onConnect: () => void;
}

function Trouble({ connection, workbench, onConnect }: TroubleProps) {
  const { t } = useTranslation('promotions');
  const { t: client } = useTranslation('workbench');
  if (connection === 'connecting') return <p>{t('recharge.pay.order.connecting')}</p>;
  if (connection === 'guest') {
    return (
      <div className="stack stack--s">
        <p>{t('recharge.pay.order.guest')}</p>
        <ButtonLink look="signal" href={`${workbench}#account`} label={t('recharge.pay.order.signIn')} />
      </div>
    );
  }
  const texts = {
    elsewhere: client('turn.elsewhere.text'),
    asks: client('doctor.browser-asks.text'),
    denied: client('doctor.browser-denied.text'),
    failed: t('recharge.pay.order.failed'),
  };
  const labels: Partial<Record<RechargeConnection, string>> = {
    elsewhere: client('turn.here'),
    asks: client('remedies.connect'),
  };
  return (
    <div className="stack stack--s">
      <p>{texts[connection]}</p>
      <div className="cluster">
        <Button onClick={onConnect} label={labels[connection] ?? t('recharge.pay.order.retry')} />
        <a className="link-arrow" href={workbench}>
          {t('recharge.pay.order.workbench')}
        </a>
      </div>
    </div>
  );
}

interface ChoiceProps extends Pick<Props, 'amounts' | 'coupon'> {
  /** Absent until it is loaded. */
  recharge: RechargeStore | undefined;
}

const $connecting = atom<RechargeConnection>('connecting');
const $noOrder = atom<Order | undefined>();

function Choice({ recharge, amounts, coupon }: ChoiceProps) {
  const { t } = useTranslation('promotions');
  const connection = useStore(recharge?.$connection ?? $connecting);
  const order = useStore(recharge?.$order ?? $noOrder);
  const pay = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wallet = data.get('wallet') === 'weChatPay' ? 'weChatPay' : 'aliPay';
    const amount = amounts.find((yuan) => String(yuan) === data.get('amount'));
    if (amount !== undefined) void recharge?.pay(wallet, amount);
  };
  return (
    // Hidden, it keeps the choices and its room, so that nothing moves when the client answers.
    <form
      className={connection === 'ready' ? 'form' : 'form top-up__away'}
      hidden={order !== undefined}
      method="dialog"
      onSubmit={pay}
    >
      <RadioField
        name="amount"
        legend={t('recharge.pay.order.amount')}
        options={amounts.map((amount) => ({ value: String(amount), label: String(amount) }))}
        defaultValue={String(amounts[0])}
      >
        <span className="field__hint">{t('recharge.pay.order.gift', { coupon })}</span>
      </RadioField>
      <WalletChoice />
    </form>
  );
}

interface ProgressProps {
  order: Order;
  recharge: RechargeStore;
  /** Whether the client can be asked for this order's code. */
  isReady: boolean;
}

function Progress({ order, recharge, isReady }: ProgressProps) {
  const { t } = useTranslation('promotions');
  const { t: client } = useTranslation('workbench');
  const isAsking = useStore(recharge.$isAsking);
  const isOff = isAsking || !isReady;
  const amount = order.amount.toFixed(2);
  const number = <p className="stencil soft">{client('payment.order', { id: order.number })}</p>;
  const resume = () => void recharge.resume();

  if (!isOpen(order)) {
    return (
      <div className="stack">
        {order.step === 'paid' ? (
          <>
            <p className="notice notice--ok">{client('payment.paid', { amount })}</p>
            <p>{t('recharge.pay.order.arrived')}</p>
          </>
        ) : (
          <p className="notice notice--danger">{client('payment.failed')}</p>
        )}
        {number}
        <Button onClick={recharge.startOver} label={client('payment.again')} />
      </div>
    );
  }
  return (
    <>
      <div className="stack">
        {order.step === 'asked' ? (
          <>
            <p>
              {isAsking
                ? client('payment.asking')
                : t('recharge.pay.order.asked', { id: order.number, amount })}
            </p>
            <Button look="signal" {...{ isOff }} onClick={resume} label={t('recharge.pay.order.resume')} />
          </>
        ) : (
          <>
            <h3>{client('payment.scan', { wallet: client(`payment.${order.wallet}`), amount })}</h3>
            {order.qrText && <QrCode className="qr-code" text={order.qrText} label={client('payment.qr')} />}
            <PayLink address={order.payUrl} />
            <p>{client('payment.waiting')}</p>
            {number}
            <Button {...{ isOff }} onClick={resume} label={t('recharge.pay.order.check')} />
          </>
        )}
      </div>
      <div className="cluster">
        <Button look="quiet" onClick={recharge.startOver} label={t('recharge.pay.order.over')} />
        <span className="small soft">{t('recharge.pay.order.warn')}</span>
      </div>
    </>
  );
}
