/** A link to the client's payment page, for a device that cannot scan; it shows the host, since it leaves this site. */
import { useTranslation } from 'react-i18next';
import { payLink } from '#src/domain/order.ts';

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
