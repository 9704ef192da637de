/**
 * The forms that people of ours answer: applications, private deployment, visits, feedback. Which fields there are, in
 * which order, and what each is called comes from the form's kind and the page's dictionary. What was sent is shown back.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { RadioField, SelectField } from '#islands/ui/ChoiceFields.tsx';
import { FormShell } from '#islands/ui/FormShell.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { Texts, type IslandTexts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import { useMessages } from '#islands/ui/use-messages.ts';
import type { RequestField, RequestKind } from '#src/domain/request-forms.ts';
import { createBrowserRequestForm } from './create-request-form.ts';

interface Props {
  kind: RequestKind;
  locale: Locale;
  texts: IslandTexts<'requestForm'> & SomeIslandTexts<'forms'>;
  apiLanguage: 'zh' | 'en';
  /** For applications: what is applied for, and the place that counts when the address names none. */
  application?: { type: 0 | 1 | 2; source: number };
  /** Where to go once it has arrived; without it the receipt is shown in place. */
  successPath?: string;
}

export function RequestForm({ locale, texts, ...form }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <Form {...form} optionsOf={texts.requestForm} />
    </Texts>
  );
}

interface FormProps extends Omit<Props, 'locale' | 'texts'> {
  optionsOf: Props['texts']['requestForm'];
}

function Form({ kind, apiLanguage, application, successPath, optionsOf }: FormProps) {
  const { t } = useTranslation('requestForm');
  const say = useMessages();
  const [form] = useState(() => createBrowserRequestForm({ kind, apiLanguage, application, successPath }));
  const { phase, errors, failure, refusals } = useStore(form.$form);
  const receipt = useStore(form.$receipt);
  // The page was built on another day: the browser's own is known only here.
  const earliestDay = useSyncExternalStore(never, form.earliestDay, () => '');
  useEffect(() => form.cancel, [form]);

  if (receipt && !successPath) {
    return (
      <Receipt id={receipt.id} onAgain={form.again}>
        {form.fields.map((field) =>
          receipt.values[field] ? (
            <div key={field}>
              <dt>{t(`fields.${field}`)}</dt>
              <dd>{receipt.values[field]}</dd>
            </div>
          ) : null,
        )}
      </Receipt>
    );
  }
  return (
    <FormShell
      label={t(`labels.${kind}`)}
      fields={form.fields}
      loading={phase !== 'idle'}
      error={say(failure)}
      problems={Object.keys(errors).length}
      refusals={refusals}
      submitLabel={t(`submit.${kind}`)}
      loadingLabel={t('sending')}
      restore={form.draft}
      onSubmit={form.submit}
      onChange={form.change}
      onLeave={form.leave}
      onCancel={form.cancel}
    >
      {form.fields.map((field) => (
        <Entry key={field} {...{ kind, field, optionsOf, earliestDay }} error={say(errors[field])} />
      ))}
    </FormShell>
  );
}

/** A day lasts as long as anybody fills in a form. */
const never = () => () => undefined;

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
  error: string | undefined;
  optionsOf: FormProps['optionsOf'];
  earliestDay: string;
}

function Entry({ kind, field, error, optionsOf, earliestDay }: EntryProps) {
  const { t } = useTranslation('requestForm');
  const label = kind === 'feedback' && field === 'contact' ? t('fields.reply') : t(`fields.${field}`);
  const common = { name: field, label, error, isOptional: OPTIONAL[kind]?.includes(field) ?? false };
  // The value on the wire is the label: people of ours read it.
  const options = (labels: readonly string[]) => labels.map((text) => ({ value: text, label: text }));
  if (field === 'industry') {
    return <SelectField {...common} placeholder={t('choose')} options={options(optionsOf.industries)} />;
  }
  if (field === 'company_size') {
    return <SelectField {...common} placeholder={t('choose')} options={options(optionsOf.sizes)} />;
  }
  if (field === 'hour') {
    return (
      <SelectField {...common} placeholder={t('choose')} options={options(HOURS)} hint={t('hourHint')} />
    );
  }
  if (field === 'kind') {
    const kinds = options(optionsOf.feedbackKinds);
    return <RadioField name={field} legend={label} options={kinds} defaultValue={kinds[0]?.value ?? ''} />;
  }
  if (field === 'description' || field === 'content' || field === 'business_scope') {
    return <TextArea {...common} rows={field === 'business_scope' ? 2 : 5} />;
  }
  if (field === 'date') {
    return <TextField {...common} type="date" hint={t('dateHint')} min={earliestDay || undefined} />;
  }
  return (
    <TextField
      {...common}
      autoComplete={AUTOCOMPLETE[field] ?? 'off'}
      inputMode={INPUT_MODES[field]}
      {...(field === 'website' ? { spellCheck: false } : {})}
    />
  );
}

/** Within support hours, on the hour. */
const HOURS = Array.from({ length: 12 }, (_, index) => `${String(index + 9).padStart(2, '0')}:00`);

interface ReceiptProps {
  id: string;
  onAgain: () => void;
  children: ReactNode;
}

function Receipt({ id, onAgain, children }: ReceiptProps) {
  const { t } = useTranslation('requestForm');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="receipt stack">
      <h3 ref={heading} tabIndex={-1}>
        {t('receipt.title')}
      </h3>
      <p>{t('receipt.text')}</p>
      <p className="stencil soft">{t('receipt.number', { id })}</p>
      <dl>{children}</dl>
      <button className="button button--quiet" type="button" onClick={onAgain}>
        {t('receipt.again')}
      </button>
    </div>
  );
}
