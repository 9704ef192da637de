/** A sent request: the private-deployment request on the next page, and the rows that the forms show, too. */
import { useTranslation } from 'react-i18next';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { session } from '#src/browser/storage.ts';
import { REQUEST_FIELDS, type RequestField, type RequestKind } from './rules.ts';
import { readSentRequest } from './sent-request.ts';

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

interface RowsProps {
  kind: RequestKind;
  id: string;
  fields: readonly RequestField[];
  values: Readonly<Partial<Record<RequestField, string>>>;
}

/** The sent fields with their names, and the number of the request. Empty fields are left out. */
export function ReceiptRows({ kind, id, fields, values }: RowsProps) {
  const { t } = useTranslation('requestForm');
  return (
    <>
      <p className="stencil soft">{t('receipt.number', { id })}</p>
      <dl>
        {fields
          .filter((field) => values[field])
          .map((field) => (
            <div key={field}>
              <dt className="small soft">{t(labelOf(kind, field))}</dt>
              <dd>{values[field]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** The label of a field, in the form and on its receipt. For feedback the contact is no person but a way to answer. */
export function labelOf(kind: RequestKind, field: RequestField) {
  return kind === 'feedback' && field === 'contact' ? 'fields.reply' : (`fields.${field}` as const);
}
