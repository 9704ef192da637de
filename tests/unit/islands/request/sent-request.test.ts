import { describe, expect, it } from 'vitest';
import { SENT_REQUEST_KEY } from '#src/config/flow-keys.ts';
import { readSentRequest, saveSentRequest } from '#islands/request/sent-request.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';

function stored(text: string) {
  const session = memorySession();
  session.set(SENT_REQUEST_KEY, text);
  return session;
}

describe('readSentRequest', () => {
  it('reads what was saved', () => {
    const session = memorySession();
    const sent = { id: 'A-1', values: { contact: 'Jane Doe', website: '' } };
    saveSentRequest(session, sent);

    expect(readSentRequest(session)).toEqual(sent);
  });

  it('leaves out fields that are not text', () => {
    const session = stored('{"id":"A-1","values":{"contact":"Jane","phone":7,"email":null}}');

    expect(readSentRequest(session)).toEqual({ id: 'A-1', values: { contact: 'Jane' } });
  });

  const junk = ['no JSON', 'null', '{"id":7,"values":{}}', '{"id":"A-1","values":null}'];
  it.each(junk)('ignores %j', (text) => {
    expect(readSentRequest(stored(text))).toBeUndefined();
  });

  it('finds nothing in a tab that has sent nothing, and without storage', () => {
    const refused = refusedStorage();
    saveSentRequest(refused, { id: 'A-1', values: { contact: 'Jane Doe' } });

    expect(readSentRequest(memorySession())).toBeUndefined();
    expect(readSentRequest(refused)).toBeUndefined();
  });
});
