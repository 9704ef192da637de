/** The sent fields with their names, and the number of the request. Empty fields are left out. */
import { useTranslation } from 'react-i18next';
import type { RequestField, RequestKind } from './rules.ts';

interface Props {
  kind: RequestKind;
  id: string;
  fields: readonly RequestField[];
  values: Readonly<Partial<Record<RequestField, string>>>;
}

export function ReceiptRows({ kind, id, fields, values }: Props) {
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
