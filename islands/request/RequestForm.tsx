/**
 * The forms that staff answer: applications, private deployment, visits, feedback. The form's kind decides the fields
 * and their order, the page's dictionary their labels. The sent entries are shown afterwards.
 */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { RadioField, SelectField, TextArea, TextField } from '#islands/ui/Fields.tsx';
import { FocusedHeading } from '#islands/ui/FocusedHeading.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { DEMO_HOURS } from '#src/config/constants.ts';
import { FEEDBACK_LIMITS, REQUEST_LIMITS } from '#src/config/wire.ts';
import type { RequestField, RequestKind } from './rules.ts';
import { siteHost } from '#src/stores/site-host.ts';
import { createRequestForm, type Choices, type RequestFormSettings } from './store.ts';
import { labelOf, ReceiptRows } from './SentRequest.tsx';

const LONG_TEXT_CHARS = {
  description: REQUEST_LIMITS.description,
  content: FEEDBACK_LIMITS.content,
  business_scope: REQUEST_LIMITS.businessScope,
} as const;

interface Props<Kind extends RequestKind>
  extends RequestFormSettings<Kind>, IslandProps<'requestForm' | 'forms'> {}

export const RequestForm = withTexts(Form);

function Form<Kind extends RequestKind>({ texts, ...settings }: Props<Kind>) {
  const { kind, successPath } = settings;
  const { t } = useTranslation('requestForm');
  const { industries, sizes, feedbackKinds } = texts.requestForm;
  const choices = { industry: industries, company_size: sizes, hour: HOURS, kind: feedbackKinds };
  const [form] = useState(() => createRequestForm(siteHost, { ...settings, choices }));
  const receipt = useStore(form.$result);
  // The page may have been built on another day, so the day is read in the browser.
  const earliestDay = useIsHydrated() ? form.earliestDay() : undefined;

  if (receipt && !successPath) {
    // Without a contact there is no way to answer.
    const hasNoContact = kind === 'feedback' && !receipt.values['contact' as RequestField<Kind>];
    return (
      <div className="receipt stack">
        <FocusedHeading as="h3">{t(hasNoContact ? 'receipt.muteTitle' : 'receipt.title')}</FocusedHeading>
        <p>{t(hasNoContact ? 'receipt.muteText' : 'receipt.text')}</p>
        <ReceiptRows kind={kind} id={receipt.id} values={receipt.values} fields={form.fields} />
        <Button look="quiet" onClick={form.again} label={t('receipt.again')} />
      </div>
    );
  }
  return (
    <StoredForm
      form={form}
      label={t(`labels.${kind}`)}
      submitLabel={t(`submit.${kind}`)}
      loadingLabel={t('sending')}
    >
      {form.fields.map((field) => (
        <Entry key={field} {...{ kind, field, earliestDay, choices }} />
      ))}
    </StoredForm>
  );
}

const OPTIONAL: Partial<Record<RequestKind, readonly RequestField[]>> = {
  application: ['description'],
  customize: ['website', 'description'],
  appointment: ['company_name', 'description'],
  feedback: ['contact'],
};
const AUTOCOMPLETE: Partial<Record<RequestField, string>> = {
  company_name: 'organization',
  contact: 'name',
  name: 'name',
  phone: 'tel',
  email: 'email',
  website: 'url',
};
const INPUT_MODES: Partial<Record<RequestField, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  website: 'url',
};

interface EntryProps {
  kind: RequestKind;
  field: RequestField;
  choices: Choices;
  earliestDay: string | undefined;
}

function Entry({ kind, field, choices, earliestDay }: EntryProps) {
  const { t, i18n } = useTranslation('requestForm');
  const label = t(labelOf(kind, field));
  const common = { name: field, label, isOptional: OPTIONAL[kind]?.includes(field) ?? false };
  const options = choices[field]?.map((text, index) => ({ value: String(index), label: text }));
  if (options) {
    if (field === 'kind') return <RadioField name={field} legend={label} {...{ options }} defaultValue="0" />;
    const hint = field === 'hour' ? t('hourHint') : undefined;
    return <SelectField {...common} {...{ hint, options }} placeholder={t('choose')} />;
  }
  if (field === 'description' || field === 'content' || field === 'business_scope') {
    const max = LONG_TEXT_CHARS[field];
    return (
      <TextArea
        {...common}
        rows={field === 'content' ? 5 : 2}
        maxLength={max}
        hint={field === 'content' ? t('limit', { max: max.toLocaleString(i18n.language) }) : undefined}
      />
    );
  }
  if (field === 'date') {
    return <TextField {...common} type="date" hint={t('dateHint')} min={earliestDay} />;
  }
  return (
    <TextField
      {...common}
      autoComplete={AUTOCOMPLETE[field] ?? 'off'}
      inputMode={INPUT_MODES[field]}
      {...(field === 'website' ? { spellCheck: false, maxLength: REQUEST_LIMITS.website } : {})}
    />
  );
}

/** Full hours within support hours. */
const HOURS = Array.from(
  { length: DEMO_HOURS.last - DEMO_HOURS.first + 1 },
  (_, index) => `${String(DEMO_HOURS.first + index).padStart(2, '0')}:00`,
);
