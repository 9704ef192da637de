/** Kinds of changes, in display order, and changes as HTML for feeds. */
import { escapeXml } from './feeds.ts';

export const changeKinds = ['security', 'new', 'improved', 'fixed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** @param names names of the kinds */
export function changesHtml(
  changes: readonly { kind: ChangeKind; text: string }[],
  names: Readonly<Record<ChangeKind, string>>,
): string {
  return changeKinds
    .map((kind) => ({ kind, items: changes.filter((change) => change.kind === kind) }))
    .filter(({ items }) => items.length > 0)
    .map(({ kind, items }) => {
      const list = items.map(({ text }) => `<li>${escapeXml(text)}</li>`).join('');
      return `<h3>${escapeXml(names[kind])}</h3><ul>${list}</ul>`;
    })
    .join('');
}
