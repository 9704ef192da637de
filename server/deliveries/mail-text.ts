/**
 * An event as a plain text mail, in its visitor's language, since the answer will be written in it. No header holds
 * anything that a visitor typed; in the body their further lines are indented, so that none can pass for one of ours.
 */
import type { EventKind } from '#server/submissions/kinds.ts';
import type { DeliveryEvent } from './destination.ts';

type Localized = Readonly<Record<'zh' | 'en', string>>;

const KINDS: Readonly<Record<EventKind, Localized>> = {
  application: { zh: '合作申请', en: 'Application' },
  customize: { zh: '私有部署需求', en: 'Private deployment request' },
  appointment: { zh: '预约演示', en: 'Demo booking' },
  feedback: { zh: '意见反馈', en: 'Feedback' },
  message: { zh: '客服留言', en: 'Message to support' },
  cancel: { zh: '注销账号申请', en: 'Account closure' },
  registration: { zh: '新注册', en: 'Registration' },
};

const LABELS: Readonly<Record<string, Localized>> = {
  type: { zh: '类型', en: 'Type' },
  source: { zh: '来源位置', en: 'Source' },
  company_name: { zh: '公司', en: 'Company' },
  contact: { zh: '联系人', en: 'Contact person' },
  name: { zh: '姓名', en: 'Name' },
  area_code: { zh: '区号', en: 'Country code' },
  phone: { zh: '手机', en: 'Phone' },
  email: { zh: '邮箱', en: 'Email' },
  industry: { zh: '行业', en: 'Industry' },
  business_scope: { zh: '业务范围', en: 'Business scope' },
  company_size: { zh: '公司规模', en: 'Company size' },
  website: { zh: '网站', en: 'Website' },
  time: { zh: '时间', en: 'Time' },
  kind: { zh: '类别', en: 'Kind' },
  content: { zh: '内容', en: 'Content' },
  description: { zh: '说明', en: 'Description' },
  reason: { zh: '原因', en: 'Reason' },
  promoter: { zh: '推广码', en: 'Partner code' },
  channel: { zh: '渠道', en: 'Channel' },
  callback: { zh: '回传值', en: 'Callback' },
  activity_id: { zh: '活动', en: 'Activity' },
  from: { zh: '来自', en: 'From' },
};

/** Values that the wire numbers: what is applied for from 0, the place whose link was followed from 1. */
const TYPES: readonly Localized[] = [
  { zh: '私有部署', en: 'Private deployment' },
  { zh: '生态伙伴', en: 'Ecosystem partner' },
  { zh: '渠道伙伴', en: 'Channel partner' },
];
const SOURCES: readonly Localized[] = [
  { zh: '私有部署页首屏', en: 'Private deployment, top of the page' },
  { zh: '私有部署页“用户”', en: 'Private deployment, users' },
  { zh: '页脚“生态入驻”', en: 'Footer, joining the ecosystem' },
  { zh: '渠道伙伴页首屏', en: 'Partners, top of the page' },
  { zh: '渠道伙伴页“合作流程”', en: 'Partners, process' },
  { zh: '生态页首屏', en: 'Ecosystem, top of the page' },
  { zh: '生态页“如何申请”', en: 'Ecosystem, how to apply' },
];

/** The office's own clock: `2026-11-24 17:05`. */
const receivedAt = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});

export function mailSubject({ kind, language, id }: DeliveryEvent, brand: Localized): string {
  return language === 'zh'
    ? `【${brand.zh}】${KINDS[kind].zh} ${id}`
    : `[${brand.en}] ${KINDS[kind].en} ${id}`;
}

export function mailText(event: DeliveryEvent): string {
  const { kind, language, id, createdAt, data } = event;
  const lines = Object.entries(data)
    .filter(([, value]) => value !== '' && value !== undefined && value !== null)
    .map(([field, value]) => line(field, value, language));
  const received = receivedAt.format(createdAt).replace(',', '');
  const foot =
    language === 'zh'
      ? `编号 ${id}，北京时间 ${received} 收到。同一编号的邮件是同一份内容。`
      : `Number ${id}, received ${received} Beijing time. Mails with the same number are the same submission.`;
  return [KINDS[kind][language], '', ...lines, '', foot, ''].join('\n');
}

function line(field: string, value: unknown, language: 'zh' | 'en'): string {
  const label = (Object.hasOwn(LABELS, field) ? LABELS[field]?.[language] : undefined) ?? field;
  const name = typeof value === 'number' ? numbered(field, value)?.[language] : undefined;
  const text = name ?? (typeof value === 'string' ? value : JSON.stringify(value));
  const separator = language === 'zh' ? '：' : ': ';
  return `${label}${separator}${escaped(text)}`;
}

function numbered(field: string, value: number): Localized | undefined {
  if (field === 'type') return TYPES[value];
  return field === 'source' ? SOURCES[value - 1] : undefined;
}

/** Indents the line after any kind of line break; removes other control characters. */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
      // oxlint-disable-next-line no-control-regex -- control characters are removed
      .replace(/[\x00-\x08\x0e-\x1f\x7f]/g, '')
      .replaceAll('\n', '\n    ')
  );
}
