/** Paying by a wallet: amount and wallet, then the code to scan, then the result as the client reports it. */
import { useStore } from '@nanostores/react';
import { useState, type SyntheticEvent } from 'react';
import { encode } from 'uqr';
import { useDictionary } from '#islands/ui/use-dictionary.tsx';
import type { Payment, Wallet } from '#src/stores/workbench/payment.ts';
import { Panel } from './panel.tsx';

const WALLETS: readonly Wallet[] = ['aliPay', 'weChatPay'];
const MOST_YUAN = 100_000;

interface Props {
  payment: Payment;
  isGuest: boolean;
  onSignIn: () => void;
}

export function PaymentPanel({ payment, isGuest, onSignIn }: Props) {
  const t = useDictionary('workbench');
  const state = useStore(payment.$state);
  const busy = useStore(payment.tasks.$busy);
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
    <Panel load="ready" tasks={payment.tasks} onRetry={payment.reset}>
      {isGuest && (
        <div className="notice">
          <span>{t('payment.guest')}</span>
          <button className="button button--small" type="button" onClick={onSignIn}>
            {t('account.signIn')}
          </button>
        </div>
      )}
      {state.step === 'choosing' && !isGuest && (
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
          <button className="button button--signal" type="submit" aria-disabled={busy.has('pay')}>
            {t('payment.pay')}
          </button>
        </form>
      )}
      {state.step === 'waiting' && (
        <div className="stack wb-pay" role="status">
          <h2>
            {t('payment.scan', { wallet: t(`payment.${state.wallet}`), amount: state.amount.toFixed(2) })}
          </h2>
          <QrCode text={state.start.qrText} label={t('payment.qr')} />
          <p>{t('payment.waiting')}</p>
          <p className="stencil soft">{t('payment.order', { id: state.start.orderId })}</p>
          <button className="button button--quiet" type="button" onClick={payment.reset}>
            {t('payment.cancel')}
          </button>
        </div>
      )}
      {state.step === 'done' && (
        <div className="stack wb-pay" role="status">
          <p className={`notice ${state.isPaid ? 'notice--ok' : 'notice--danger'}`}>
            {state.isPaid ? t('payment.paid', { amount: state.amount.toFixed(2) }) : t('payment.failed')}
          </p>
          <p className="stencil soft">{t('payment.order', { id: state.orderId })}</p>
          <button className="button" type="button" onClick={payment.reset}>
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
