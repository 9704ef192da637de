/** The message form's store, joined to this browser and to the website API. */
import { customerServiceMessage } from '#src/api/contract/customer-service.ts';
import { session } from '#src/browser/storage.ts';
import { chatUserOfForm } from '#src/domain/chat/user.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createMessageForm, type MessageForm } from '#src/stores/message-form.ts';
import { noteVisitor } from '#src/stores/page/chat-user.ts';

export function createBrowserMessageForm(language: 'zh' | 'en'): MessageForm {
  return createMessageForm({
    session,
    async send(values, signal) {
      const outcome = await callApi(customerServiceMessage, values, { language, signal });
      if (outcome.ok) noteVisitor(chatUserOfForm(values));
      return outcome;
    },
  });
}
