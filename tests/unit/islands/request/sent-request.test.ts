import { describe, expect, it } from 'vitest';
import { createSentRequest, readReceipt } from '#islands/request/sent-request.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';

describe('readReceipt', () => {
  it('reads a stored request', () => {
    const sent = { id: 'A-1', values: { contact: 'Jane Doe', website: '' } };

    expect(readReceipt(JSON.stringify(sent))).toEqual(sent);
  });

  it('leaves out fields that are not text', () => {
    expect(readReceipt('{"id":"A-1","values":{"contact":"Jane","phone":7,"email":null}}')).toEqual({
      id: 'A-1',
      values: { contact: 'Jane' },
    });
  });

  const junk = [undefined, '', 'null', '{"id":7,"values":{}}', '{"id":"A-1","values":null}'];
  it.each(junk)('ignores %j', (text) => {
    expect(readReceipt(text)).toBeUndefined();
  });
});

describe('createSentRequest', () => {
  const sent = { id: 'A-1', values: { contact: 'Jane Doe' } };

  it('shows the stored request on the tab’s next page, once started', () => {
    const session = memorySession();
    createSentRequest(session).save(sent);
    const { $sent, load } = createSentRequest(session);
    expect($sent.get()).toBeUndefined();
    load();

    expect($sent.get()).toEqual(sent);
  });

  it('shows nothing without storage', () => {
    const { $sent, save, load } = createSentRequest(refusedStorage());
    save(sent);
    load();

    expect($sent.get()).toBeUndefined();
  });
});
