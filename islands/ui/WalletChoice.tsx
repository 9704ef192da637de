/** The end of a form that pays: by which wallet, the button, and what is said of cards. */
import { useTranslation } from 'react-i18next';
import { WALLETS } from '#src/domain/order.ts';
import { Button } from './Button.tsx';

export function WalletChoice() {
  const { t } = useTranslation('workbench');
  return (
    <>
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
      <Button look="signal" type="submit" label={t('payment.pay')} />
      <p className="small soft">{t('payment.card')}</p>
    </>
  );
}
