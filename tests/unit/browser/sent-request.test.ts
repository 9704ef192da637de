import { describe, expect, it } from 'vitest';
import { readReceipt } from '#src/browser/sent-request.ts';

describe('readReceipt', () => {
  it('reads what was kept', () => {
    const sent = { id: 'A-1', values: { contact: 'Jane Doe', website: '' } };

    expect(readReceipt(JSON.stringify(sent))).toEqual(sent);
  });

  it('leaves out what is no text', () => {
    expect(readReceipt('{"id":"A-1","values":{"contact":"Jane","phone":7,"email":null}}')).toEqual({
      id: 'A-1',
      values: { contact: 'Jane' },
    });
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"id":7,"values":{}}',
    '{"id":"A-1"}',
    '{"id":"A-1","values":null}',
  ])('takes %j for nothing', (text) => {
    expect(readReceipt(text)).toBeUndefined();
  });
});
