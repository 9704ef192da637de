/** Paying by a wallet: amount and wallet, then the code to scan, then the result as the client reports it. */
import { useStore } from '@nanostores/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PayLink } from '#islands/ui/PayLink.tsx';
import { QrCode } from '#islands/ui/QrCode.tsx';
import { isOpen, type Order, WALLETS } from '#src/domain/order.ts';
import type { Checkout } from '#src/stores/checkout.ts';
import { Panel } from './panel.tsx';
import { Lacking, useRights } from './rights.tsx';

const MOST_YUAN = 100_000;

interface Props {
  payment: Checkout;
  isGuest: boolean;
  onSignIn: () => void;
}

export function PaymentPanel({ payment, isGuest, onSignIn }: Props) {
  const { t } = useTranslation('workbench');
  const order = useStore(payment.$order);
  const isAsking = useStore(payment.$isAsking);
  const [error, setError] = useState('');
  const may = useRights();

  const pay = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = data.get('amount');
    const text = typeof typed === 'string' ? typed.trim() : '';
    const amount = Number(text);
    if (!/^\d+(\.\d{1,2})?$/.test(text) || amount < 1 || amount > MOST_YUAN) {
      setError(t('payment.badAmount'));
      return;
    }
    setError('');
    void payment.pay(data.get('wallet') === 'weChatPay' ? 'weChatPay' : 'aliPay', amount);
  };

  return (
    <Panel load="ready" tasks={payment.tasks} onRetry={payment.startOver}>
      {isGuest && (
        <div className="notice">
          <span>{t('payment.guest')}</span>
          <button className="button button--small" type="button" onClick={onSignIn}>
            {t('account.signIn')}
          </button>
        </div>
      )}
      {!isGuest && <Lacking right="pay" />}
      {!order && !isGuest && may('pay') && (
        <form className="form wb-pay" onSubmit={pay} noValidate>
          <label className="field">
            <span className="field__label">{t('payment.amount')}</span>
            <input
              className="input"
              name="amount"
              inputMode="decimal"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'wb-amount-error' : undefined}
            />
            {error && (
              <span className="field__error" id="wb-amount-error" role="alert">
                {error}
              </span>
            )}
          </label>
          <fieldset className="field">
            <legend className="field__label">{t('payment.wallet')}</legend>
            <div className="choices">
              {WALLETS.map((wallet, index) => (
                <label className="choice" key={wallet}>
                  <input type="radio" name="wallet" value={wallet} defaultChecked={index === 0} />
                  {t(`payment.${wallet}`)}
                </label>
              ))}
            </div>
          </fieldset>
          <button className="button button--signal" type="submit">
            {t('payment.pay')}
          </button>
          <p className="small soft">{t('payment.card')}</p>
        </form>
      )}
      {order && (
        <div className="stack wb-pay" role="status">
          <Progress order={order} isAsking={isAsking} />
          <p className="stencil soft">{t('payment.order', { id: order.number })}</p>
          <div className="cluster">
            {order.step === 'asked' && !isAsking && (
              <button className="button button--signal" type="button" onClick={() => void payment.resume()}>
                {t('payment.resume')}
              </button>
            )}
            {order.step === 'waiting' && (
              <button
                className="button button--quiet"
                type="button"
                aria-disabled={isAsking}
                onClick={() => void payment.resume()}
              >
                {t('payment.check')}
              </button>
            )}
            <button
              className={isOpen(order) ? 'button button--quiet' : 'button'}
              type="button"
              onClick={payment.startOver}
            >
              {isOpen(order) ? t('payment.cancel') : t('payment.again')}
            </button>
          </div>
        </div>
      )}
    </Panel>
  );
}

/** How far the order is. */
function Progress({ order, isAsking }: { order: Order; isAsking: boolean }) {
  const { t } = useTranslation('workbench');
  const amount = order.amount.toFixed(2);
  switch (order.step) {
    case 'asked':
      return <p className="notice">{isAsking ? t('payment.asking') : t('payment.asked', { amount })}</p>;
    case 'waiting':
      return (
        <>
          <h2>{t('payment.scan', { wallet: t(`payment.${order.wallet}`), amount })}</h2>
          {order.qrText && <QrCode text={order.qrText} label={t('payment.qr')} />}
          <PayLink address={order.payUrl} />
          <p>{t('payment.waiting')}</p>
        </>
      );
    case 'paid':
      return <p className="notice notice--ok">{t('payment.paid', { amount })}</p>;
    case 'declined':
      return <p className="notice notice--danger">{t('payment.failed')}</p>;
  }
}
