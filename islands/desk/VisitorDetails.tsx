/** What is known of the visitor, how reliable it is, and where they came from. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import { deskHost } from './browser.ts';
import type { desk } from '#i18n/zh-CN/desk.ts';

type FieldName = keyof typeof desk.inbox.fields;
type ValueName = keyof typeof desk.inbox.values;

/** Fields as the site names them; an operator's own fields are shown under their own names. */
const FIELDS: readonly FieldName[] = [
  'name',
  'companyName',
  'position',
  'isBoss',
  'isVip',
  'phone',
  'email',
  'otherEmails',
  'customerToken',
  'version',
  'machineString',
  'tags',
  'owner',
  'ownerGroup',
  'desc',
];
const VALUES: readonly ValueName[] = ['boss', 'manager', 'employee', 'true', 'false', 'unknown'];
/** Fields whose values are our words and are translated; a person may be called "manager". */
const TRANSLATED_FIELDS: readonly string[] = ['position', 'isBoss', 'version'];

export function VisitorDetails({ conversation }: { conversation: DeskConversation }) {
  const { t } = useTranslation('desk');
  const [isWide] = useState(deskHost.isWide);
  const { contact, page, language, topic, agent } = conversation;
  // The visitor belongs to the agent who answered last, unless a link names another one.
  const fields: DeskConversation['fields'] = {
    ...(agent !== null && { owner: agent, ownerGroup: t(`inbox.topics.${topic}`) }),
    ...conversation.fields,
  };
  const own = Object.keys(fields).filter((name) => !FIELDS.some((known) => known === name));

  const valueOf = (name: string): string => {
    const value = fields[name] ?? '';
    if (name === 'isVip') return t(value === 'true' ? 'inbox.levels.vip' : 'inbox.levels.normal');
    const known = TRANSLATED_FIELDS.includes(name) ? VALUES.find((each) => each === value) : undefined;
    return known ? t(`inbox.values.${known}`) : value;
  };
  const rows = [
    ...FIELDS.filter((name) => fields[name] !== undefined).map((name) => [
      t(`inbox.fields.${name}`),
      valueOf(name),
    ]),
    ...own.map((name) => [name, fields[name]]),
    ...(contact ? [[t('inbox.contact'), `${contact.name} · ${contact.contact}`]] : []),
    ...(page === '' ? [] : [[t('inbox.page'), page]]),
    [t('inbox.language'), t(`inbox.languages.${language}`)],
    [t('inbox.topic'), t(`inbox.topics.${topic}`)],
  ];
  return (
    <details className="desk-details" open={isWide}>
      <summary>{t('inbox.details')}</summary>
      <Proof conversation={conversation} />
      <dl className="small">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Proof({ conversation: { isSigned, refusal } }: { conversation: DeskConversation }) {
  const { t } = useTranslation('desk');
  const reason = refusal && t(`inbox.refusal.${refusal}`);
  if (!isSigned) {
    return (
      <p className={`small desk-proof${reason ? ' desk-proof--bad' : ''}`}>{reason ?? t('inbox.unproven')}</p>
    );
  }
  return (
    <>
      <p className="small desk-proof desk-proof--good">{t('inbox.signed')}</p>
      {reason && <p className="small desk-proof desk-proof--bad">{t('inbox.alsoRefused', { reason })}</p>}
    </>
  );
}
