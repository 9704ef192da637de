import { describe, expect, it } from 'vitest';
import { createPartnerKit } from '#islands/partner-kit/store.ts';

const ORIGIN = 'https://www.berth.example';

function setUp() {
  const store = createPartnerKit('partner', ORIGIN, '/register');
  return { store, kit: () => store.$kit.get() };
}

describe('createPartnerKit', () => {
  it('shows a sample until there is a code', () => {
    const { store, kit } = setUp();
    const link = `${ORIGIN}/register?promoter=partner-code`;
    const sample = { kind: 'sample', code: 'partner-code', link, complaint: undefined };
    expect(kit()).toEqual(sample);
    store.change('quay7', '/register');
    store.change('  ', '/register');

    expect(kit()).toEqual(sample);
  });

  it('makes the link of a code for the chosen page', () => {
    const { store, kit } = setUp();
    store.change(' quay7 ', '/en/download');

    const link = `${ORIGIN}/en/download?promoter=quay7`;
    expect(kit()).toEqual({ kind: 'own', code: 'quay7', link, complaint: undefined });
    expect(store.requireCode()).toBe(true);
  });

  it('refuses two words as a code, and lets nothing be copied', () => {
    const { store, kit } = setUp();
    store.change('quay 7', '/register');
    expect(kit()).toMatchObject({ kind: 'wrong', code: 'partner-code', complaint: 'badCode' });

    expect(store.requireCode()).toBe(false);
    expect(kit().complaint).toBe('badCode');
  });

  it('complains when the sample is copied, until something is typed', () => {
    const { store, kit } = setUp();
    expect(store.requireCode()).toBe(false);
    expect(kit().complaint).toBe('needed');
    store.change('q', '/register');

    expect(kit().complaint).toBeUndefined();
  });
});
