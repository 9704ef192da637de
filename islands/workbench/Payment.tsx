/** Paying by a wallet: amount and wallet, then the code to scan, then the result as the client reports it. */
import { useStore } from '@nanostores/react';
import { useState, type SyntheticEvent } from 'react';
import { encode } from 'uqr';
import { useDictionary } from '#islands/ui/use-dictionary.tsx';
import { type Checkout, WALLETS } from '#src/stores/checkout.ts';
import { Panel } from './panel.tsx';

const MOST_YUAN = 100_000;

interface Props {
  payment: Checkout;
  isGuest: boolean;
  onSignIn: () => void;
}

export function PaymentPanel({ payment, isGuest, onSignIn }: Props) {
  const t = useDictionary('workbench');
  const order = useStore(payment.$order);
  const isAsking = useStore(payment.tasks.$busy).has('pay');
  const [error, setError] = useState('');

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
      {!order && !isGuest && (
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
          <button className="button button--signal" type="submit" aria-disabled={isAsking}>
            {t('payment.pay')}
          </button>
        </form>
      )}
      {order?.step === 'asked' && (
        <div className="stack wb-pay" role="status">
          <p className="notice">
            {isAsking ? t('payment.asking') : t('payment.asked', { amount: order.amount.toFixed(2) })}
          </p>
          <p className="stencil soft">{t('payment.order', { id: order.orderId })}</p>
          {!isAsking && (
            <div className="cluster">
              <button className="button button--signal" type="button" onClick={() => void payment.resume()}>
                {t('payment.resume')}
              </button>
              <button className="button button--quiet" type="button" onClick={payment.startOver}>
                {t('payment.cancel')}
              </button>
            </div>
          )}
        </div>
      )}
      {order?.step === 'waiting' && (
        <div className="stack wb-pay" role="status">
          <h2>
            {t('payment.scan', { wallet: t(`payment.${order.wallet}`), amount: order.amount.toFixed(2) })}
          </h2>
          <QrCode text={order.qrText} label={t('payment.qr')} />
          <p>{t('payment.waiting')}</p>
          <p className="stencil soft">{t('payment.order', { id: order.orderId })}</p>
          <div className="cluster">
            <button
              className="button button--quiet"
              type="button"
              aria-disabled={isAsking}
              onClick={() => void payment.resume()}
            >
              {t('payment.check')}
            </button>
            <button className="button button--quiet" type="button" onClick={payment.startOver}>
              {t('payment.cancel')}
            </button>
          </div>
        </div>
      )}
      {(order?.step === 'paid' || order?.step === 'declined') && (
        <div className="stack wb-pay" role="status">
          <p className={`notice ${order.step === 'paid' ? 'notice--ok' : 'notice--danger'}`}>
            {order.step === 'paid'
              ? t('payment.paid', { amount: order.amount.toFixed(2) })
              : t('payment.failed')}
          </p>
          <p className="stencil soft">{t('payment.order', { id: order.orderId })}</p>
          <button className="button" type="button" onClick={payment.startOver}>
            {t('payment.again')}
          </button>
        </div>
      )}
    </Panel>
  );
}

/** One path of squares: sharp at every size, and no markup is ever parsed. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="wb-qr" viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
