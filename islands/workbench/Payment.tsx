/** Paying by a wallet: amount and wallet, the QR code, and the result that the client reports. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { TextField } from '#islands/ui/Fields.tsx';
import { PayLink, WalletChoice } from '#islands/ui/WalletChoice.tsx';
import { QrCode } from '#islands/ui/QrCode.tsx';
import { isOpen, type Order } from '#src/domain/order.ts';
import { Failure, useWorkbench } from './panel.tsx';
import { MissingRight, useRights } from './rights.tsx';
import { SmallForm } from './SmallForm.tsx';

const MAX_YUAN = 100_000;

export function PaymentPanel() {
  const { t } = useTranslation('workbench');
  const { parts, goTo } = useWorkbench();
  const { account, payment } = parts;
  const { isGuest } = useStore(account.$login);
  const order = useStore(payment.$order);
  const isAsking = useStore(payment.$isAsking);
  const [error, setError] = useState('');
  const may = useRights();

  const pay = (typed: string, wallet: string) => {
    const amount = /^\d+(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : 0;
    const isGood = amount >= 1 && amount <= MAX_YUAN;
    setError(isGood ? '' : t('payment.badAmount'));
    if (isGood) void payment.pay(wallet === 'weChatPay' ? 'weChatPay' : 'aliPay', amount);
  };

  return (
    <>
      <Failure tasks={payment.tasks} />
      {isGuest && (
        <div className="notice">
          <span>{t('payment.guest')}</span>
          <Button look="small" onClick={() => goTo('account')} label={t('account.signIn')} />
        </div>
      )}
      {!isGuest && <MissingRight right="pay" />}
      {!order && !isGuest && may('pay') && (
        <SmallForm
          className="form wb-pay"
          noValidate
          fields={['amount', 'wallet']}
          onSend={({ amount, wallet }) => pay(amount, wallet)}
        >
          <TextField
            name="amount"
            label={t('payment.amount')}
            inputMode="decimal"
            error={error}
            isJudgedAtOnce
          />
          <WalletChoice />
        </SmallForm>
      )}
      {order && (
        <div className="stack wb-pay" role="status">
          <Progress order={order} isAsking={isAsking} />
          <p className="stencil soft">{t('payment.order', { id: order.number })}</p>
          <div className="cluster">
            {order.step === 'asked' && !isAsking && (
              <Button look="signal" onClick={() => void payment.resume()} label={t('payment.resume')} />
            )}
            {order.step === 'waiting' && (
              <Button
                look="quiet"
                isOff={isAsking}
                onClick={() => void payment.resume()}
                label={t('payment.check')}
              />
            )}
            <Button
              look={isOpen(order) ? 'quiet' : ''}
              onClick={payment.startOver}
              label={isOpen(order) ? t('payment.cancel') : t('payment.again')}
            />
          </div>
        </div>
      )}
    </>
  );
}

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
          {order.qrText && <QrCode className="qr-code" text={order.qrText} label={t('payment.qr')} />}
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
