/** What a field is called: at the form and on its receipt. The way to answer feedback is no contact person. */
import type { RequestField, RequestKind } from './rules.ts';

export function labelOf(kind: RequestKind, field: RequestField) {
  return kind === 'feedback' && field === 'contact' ? 'fields.reply' : (`fields.${field}` as const);
}
