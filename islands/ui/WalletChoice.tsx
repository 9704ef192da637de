/** The end of a payment form: the choice of a wallet, the button, and a note about cards. */
import { useTranslation } from 'react-i18next';
import { WALLETS } from '#src/domain/order.ts';
import { Button } from './Button.tsx';
import { RadioField } from './ChoiceFields.tsx';

export function WalletChoice() {
  const { t } = useTranslation('workbench');
  return (
    <>
      <RadioField
        name="wallet"
        legend={t('payment.wallet')}
        options={WALLETS.map((value) => ({ value, label: t(`payment.${value}`) }))}
        defaultValue={WALLETS[0]}
      />
      <Button look="signal" type="submit" label={t('payment.pay')} />
      <p className="small soft">{t('payment.card')}</p>
    </>
  );
}
