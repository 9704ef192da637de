import { describe, expect, it } from 'vitest';
import { createDraft } from '#src/stores/draft.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';

const fields = ['phone', 'user_name'] as const;

describe('createDraft', () => {
  it('gives back what was typed, and forgets it when told to', () => {
    const draft = createDraft(memorySession(), 'key', fields);
    draft.write({ phone: '138', user_name: '' });

    expect(draft.read()).toEqual({ phone: '138' });
    draft.clear();
    expect(draft.read()).toEqual({});
  });

  it('stores the named fields only', () => {
    const session = memorySession();
    const values = { phone: '138', user_name: 'x', password: 'harbour7walls', code: '123456' };
    createDraft(session, 'key', fields).write(values);

    expect(session.get('key')).toBe('{"phone":"138","user_name":"x"}');
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"phone":1,"password":"p","__proto__":{"user_name":"x"}}'])(
    'reads %j as nothing',
    (stored) => {
      const session = memorySession();
      if (stored) session.set('key', stored);

      expect(createDraft(session, 'key', fields).read()).toEqual({});
    },
  );

  it('does without storage (A20)', () => {
    const draft = createDraft(refusedStorage(), 'key', fields);
    draft.write({ phone: '138', user_name: 'x' });

    expect(draft.read()).toEqual({});
  });
});
