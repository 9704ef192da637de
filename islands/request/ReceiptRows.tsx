/** What was sent, by the names of its fields, with the number it was given. What was left empty is not shown. */
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

/** What a field is called: at the form and on its receipt. The way to answer feedback is no contact person. */
export function labelOf(kind: RequestKind, field: RequestField) {
  return kind === 'feedback' && field === 'contact' ? 'fields.reply' : (`fields.${field}` as const);
}
