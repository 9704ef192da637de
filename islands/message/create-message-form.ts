/** The message form's store, joined to this browser and to the website API. */
import { customerServiceMessage } from '#src/api/contract/customer-service.ts';
import { session } from '#src/browser/storage.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createMessageForm, type MessageForm } from '#src/stores/message-form.ts';

export function createBrowserMessageForm(language: 'zh' | 'en'): MessageForm {
  return createMessageForm({
    session,
    send: (values, signal) => callApi(customerServiceMessage, values, { language, signal }),
  });
}
