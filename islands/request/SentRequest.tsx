/** The private-deployment request that was just sent, shown on the next page. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { session } from '#src/browser/storage.ts';
import { REQUEST_FIELDS } from './rules.ts';
import { createSentRequest } from './sent-request.ts';
import { ReceiptRows } from './ReceiptRows.tsx';

type Props = IslandProps<'requestForm'>;

export const SentRequest = withTexts<Props>(Receipt);

function Receipt() {
  const { t } = useTranslation('requestForm');
  const [{ $sent, load }] = useState(() => createSentRequest(session));
  const sent = useStore($sent);
  useEffect(load, [load]);

  return (
    <div className="receipt stack">
      <h2>{t('receipt.sent')}</h2>
      {sent && (
        <ReceiptRows kind="customize" id={sent.id} values={sent.values} fields={REQUEST_FIELDS.customize} />
      )}
    </div>
  );
}
