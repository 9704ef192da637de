import { expect, it } from 'vitest';
import { createMessageForm } from '#islands/message/store.ts';
import { customerServiceMessage } from '#src/api/contract/customer-service.ts';
import { testHost } from '#tests/helpers/test-host.ts';

const typed = { name: 'Lin', contact: 'lin@example.com', content: 'How many shops?' };

it('the message to customer service is sent as typed, and its sender becomes the chat’s visitor', async () => {
  const host = testHost();
  host.answer(customerServiceMessage, { ok: true, data: { id: '1' } });
  const form = createMessageForm(host);
  form.change('content', typed);
  expect(form.draft()).toEqual(typed);
  await form.submit(typed);

  expect(host.sent(customerServiceMessage)).toEqual([typed]);
  expect(host.noteVisitor).toHaveBeenCalledOnce();
  expect(form.$result.get()).toEqual({ id: '1' });
});
