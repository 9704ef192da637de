/** The private-deployment request that was just sent, shown on the next page. */
import { useTranslation } from 'react-i18next';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { session } from '#src/browser/storage.ts';
import { REQUEST_FIELDS } from './rules.ts';
import { readSentRequest } from './sent-request.ts';
import { ReceiptRows } from './ReceiptRows.tsx';

type Props = IslandProps<'requestForm'>;

export const SentRequest = withTexts<Props>(Receipt);

function Receipt() {
  const { t } = useTranslation('requestForm');
  const sent = useIsHydrated() ? readSentRequest(session) : undefined;

  return (
    <div className="receipt stack">
      <h2>{t('receipt.sent')}</h2>
      {sent && (
        <ReceiptRows kind="customize" id={sent.id} values={sent.values} fields={REQUEST_FIELDS.customize} />
      )}
    </div>
  );
}
