import { describe, expect, it } from 'vitest';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import { createColleague } from '#islands/desk/colleague.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';

function setUp() {
  const clock = createPageClock();
  const reported: string[] = [];
  const colleague = createColleague({
    page: 'this page',
    report: (id) => reported.push(id),
    deskNowMs: () => clock.wallMs(),
    clock,
  });
  const look = (writing: { page: string; agent: string | null } | null, id = 'a') =>
    colleague.update({
      id,
      writing: writing && { ...writing, at: clock.wallMs() },
    } as DeskConversation); // the parts that are looked at
  return { clock, reported, colleague, look };
}

describe('a colleague who types', () => {
  it('is shown for ten seconds after the last report', () => {
    const { clock, colleague, look } = setUp();
    look({ page: 'another', agent: 'Chen' });
    clock.advance(6000);
    look({ page: 'another', agent: 'Chen' });
    clock.advance(9999);
    expect(colleague.$writing.get()).toEqual({ name: 'Chen' });
    clock.advance(1);
    expect(colleague.$writing.get()).toBeUndefined();
  });

  it('is not this page’s own agent, who hides no other one', () => {
    const { colleague, look } = setUp();
    look({ page: 'this page', agent: 'Lin' });
    expect(colleague.$writing.get()).toBeUndefined();
    look({ page: 'another', agent: null });
    look({ page: 'this page', agent: 'Lin' });
    expect(colleague.$writing.get()).toEqual({ name: null });
  });

  it('disappears with the reply, and when the conversation changes', () => {
    const { colleague, look } = setUp();
    look({ page: 'another', agent: 'Chen' });
    look(null);
    expect(colleague.$writing.get()).toBeUndefined();
    look({ page: 'another', agent: 'Chen' });
    look(null, 'b');
    expect(colleague.$writing.get()).toBeUndefined();
  });
});

it('typing is reported every four seconds at most, and at once in another conversation or after a reply', () => {
  const { clock, reported, colleague } = setUp();
  colleague.reportTyping('a');
  clock.advance(3999);
  colleague.reportTyping('a');
  expect(reported).toEqual(['a']);
  clock.advance(1);
  colleague.reportTyping('a');
  colleague.reportTyping('b');
  colleague.endTyping();
  colleague.reportTyping('b');
  expect(reported).toEqual(['a', 'a', 'b', 'b']);
});
