import { describe, expect, it } from 'vitest';
import { initialCompany } from '#islands/trial/company.ts';
import { ANY_LINE } from '#islands/trial/log.ts';
import { createTrial } from '#islands/trial/store.ts';

const AT = Date.UTC(2026, 10, 22, 9, 30);
const create = () => createTrial(() => AT);

describe('createTrial', () => {
  it('answers every action, also a repeated one', () => {
    const trial = create();
    trial.act({ kind: 'plan' });
    trial.act({ kind: 'plan' });

    expect(trial.$answer.get()).toEqual({ number: 2, outcome: { kind: 'done', what: 'plan' } });
    expect(trial.$now.get()).toBe(AT);
  });

  it('shows no message for viewing', () => {
    const trial = create();
    trial.filterLog({ kind: 'shops' });
    trial.act({ kind: 'show', shop: 'US-0427' });

    expect(trial.$answer.get()).toBeUndefined();
    expect(trial.$filter.get()).toEqual({ member: 'any', kind: 'shops' });
    expect(trial.$company.get().tried).toEqual(['log']);
  });

  it('restarts with the initial state', () => {
    const trial = create();
    trial.act({ kind: 'switchMember', member: 'employee' });
    trial.act({ kind: 'open', shop: 'DE-0118' });
    trial.filterLog({ kind: 'shops' });
    trial.reset();

    expect(trial.$company.get()).toEqual(initialCompany);
    expect(trial.$filter.get()).toEqual(ANY_LINE);
    expect(trial.$answer.get()?.outcome).toEqual({ kind: 'reset' });
  });
});
