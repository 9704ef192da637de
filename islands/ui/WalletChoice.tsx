/** Paying by a wallet, as the top-up and the workbench offer it. */
import { useTranslation } from 'react-i18next';
import { WALLETS, payLink } from '#src/domain/order.ts';
import { Button } from './Button.tsx';
import { RadioField } from './Fields.tsx';

/** The end of a payment form: the choice of a wallet, the button, and a note about cards. */
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

/** A link to the client's payment page, for a device that cannot scan; it shows the host, since it leaves this site. */
export function PayLink({ address }: { address: string }) {
  const { t } = useTranslation('workbench');
  const link = payLink(address);
  return (
    link && (
      <p>
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {t('payment.payPage', { host: link.host })}
        </a>
      </p>
    )
  );
}
