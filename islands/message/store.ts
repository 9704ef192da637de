/** The message to customer service. */
import { customerServiceMessage } from '#src/api/contract/customer-service.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { chatUserOfForm } from '#src/domain/chat/user.ts';
import { required } from '#src/domain/validation/message.ts';
import { createForm } from '#src/stores/form.ts';
import type { SiteHost } from '#src/stores/site-host.ts';

const FIELDS = ['name', 'contact', 'content'] as const;

export const createMessageForm = (host: SiteHost) =>
  createForm({
    host,
    fields: FIELDS,
    check: (field, { [field]: value }) => required(value),
    draft: { key: sessionKeys.messageDraft },
    async send(values, signal) {
      const outcome = await host.callApi(customerServiceMessage, values, signal);
      if (outcome.ok) host.noteVisitor(chatUserOfForm(values, 'message'));
      return outcome;
    },
  });
