/** Lets the message form send: the shared form store decides, this shows it and keeps the draft. */
import { customerServiceMessage } from '#src/api/contract/customer-service.ts';
import { locales } from '#i18n/locales.ts';
import { find } from '#src/browser/dom.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { session } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { required, type Message } from '#src/domain/validation/message.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createDraft } from '#src/stores/draft.ts';
import { createForm, type FormValues } from '#src/stores/form.ts';

const FIELDS = ['name', 'contact', 'content'] as const;
type Field = (typeof FIELDS)[number];

interface Texts {
  required: string;
  apiErrors: Partial<Record<string, string>>;
  sending: string;
  send: string;
}

export function startMessageForm(): void {
  const form = find('[data-message-form]');
  const done = find('[data-message-done]');
  const button = form?.querySelector<HTMLButtonElement>('[data-send]');
  const failure = form?.querySelector<HTMLElement>('[data-failure]');
  if (!(form instanceof HTMLFormElement) || !done || !button || !failure) return;
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Texts; // written by MessageForm.astro
  const draft = createDraft(session, sessionKeys.messageDraft, FIELDS);
  const controlOf = (field: Field) =>
    form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement; // MessageForm.astro has all three
  const values = () =>
    Object.fromEntries(FIELDS.map((field) => [field, controlOf(field).value])) as FormValues<Field>; // one for each
  const say = ({ key, variables }: Message): string => {
    const name = key.replace(/^apiErrors\./, '');
    const plural = variables?.['count'] === 1 ? `${name}_one` : `${name}_other`;
    const text = key === 'required' ? texts.required : (texts.apiErrors[name] ?? texts.apiErrors[plural]);
    return (text ?? '').replace('{{count}}', String(variables?.['count'] ?? ''));
  };

  const store = createForm<Field, unknown>({
    fields: FIELDS,
    check: (field, { [field]: value }) => required(value),
    send: (payload, signal) =>
      callApi(customerServiceMessage, payload, {
        language: locales[pageLocale()].apiLanguage,
        signal,
      }),
    onDone() {
      draft.clear();
      form.reset();
      form.hidden = true;
      done.hidden = false;
      done.focus();
    },
  });

  let refusals = 0;
  store.$form.subscribe((state) => {
    const isSending = state.phase === 'sending';
    button.disabled = isSending;
    button.textContent = isSending ? texts.sending : texts.send;
    failure.hidden = !state.failure;
    failure.textContent = state.failure ? say(state.failure) : '';
    for (const field of FIELDS) {
      const message = state.errors[field];
      controlOf(field).setAttribute('aria-invalid', String(message !== undefined));
      const line = form.querySelector<HTMLElement>(`[data-error="${field}"]`);
      if (!line) continue;
      line.hidden = !message;
      line.textContent = message ? say(message) : '';
    }
    if (state.refusals === refusals) return;
    refusals = state.refusals;
    const first = FIELDS.find((field) => state.errors[field]);
    if (first) controlOf(first).focus();
  });

  for (const [field, value] of Object.entries(draft.read())) {
    const control = controlOf(field as Field); // the draft keeps no others
    if (control.value === '') control.value = value;
  }
  // Somebody may have typed before this ran.
  const keep = () => draft.write(values());
  if (FIELDS.some((field) => controlOf(field).value !== '')) keep();
  form.addEventListener('input', ({ target }) => {
    keep();
    const field = FIELDS.find((name) => controlOf(name) === target);
    if (field) store.change(field, values());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void store.submit(values());
  });
  done.querySelector('[data-another]')?.addEventListener('click', () => {
    done.hidden = true;
    form.hidden = false;
    store.cancel();
    controlOf('name').focus();
  });
}
