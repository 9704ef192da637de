import { describe, expect, it } from 'vitest';
import { createRequestForm } from '#islands/request/store.ts';
import { applicationAdd, feedbackAdd } from '#src/api/contract/applications.ts';
import { RET } from '#src/api/contract/codes.ts';
import { APPLICATION_SOURCE, APPLICATION_TYPE } from '#src/config/wire.ts';
import { refused, testHost } from '#tests/helpers/test-host.ts';

const typed = {
  company_name: 'Berth Network',
  contact: 'Jane Doe',
  phone: '138 0013 8000',
  email: 'jane@berth.example',
  description: '',
};
const application = { type: APPLICATION_TYPE.ecology, source: APPLICATION_SOURCE.ecologyBanner };

describe('a request form', () => {
  it('§3.29 sends the entries with attribution and the place of the link', async () => {
    const source = APPLICATION_SOURCE.ecologyHowToApply;
    const address = `https://site.test/ecology?source=${String(source)}`;
    const host = testHost({}, { address, sender: { promoter: 'p1' } });
    host.answer(applicationAdd, { ok: true, data: { id: 'A-1' } });
    const form = createRequestForm(host, { kind: 'application', application });
    form.mount();
    await form.submit(typed);

    expect(host.sent(applicationAdd)).toMatchObject([
      { company_name: 'Berth Network', phone: '13800138000', type: application.type, source, promoter: 'p1' },
    ]);
    expect(form.$result.get()).toEqual({ id: 'A-1', values: typed });
    expect(host.noteVisitor).toHaveBeenCalledOnce();
    expect(host.goTo).not.toHaveBeenCalled();
  });

  it('sends no attribution with an opinion', async () => {
    const host = testHost({}, { sender: { promoter: 'p1' } });
    host.answer(feedbackAdd, { ok: true, data: { id: 'F-1' } });
    const form = createRequestForm(host, { kind: 'feedback', application: undefined });
    form.mount();
    const opinion = { kind: 'idea', content: 'More', contact: '' };
    await form.submit(opinion);

    expect(host.sent(feedbackAdd)).toEqual([opinion]);
  });

  it('accepts appointments from tomorrow on, by Beijing time', () => {
    const host = testHost();
    host.clock.setWall(Date.parse('2026-11-22T16:30:00Z'));
    const form = createRequestForm(host, { kind: 'appointment', application: undefined });

    expect(form.earliestDay()).toBe('2026-11-24');
  });

  it('sends the label of a chosen number, and keeps the number for the other language', async () => {
    const host = testHost();
    host.answer(feedbackAdd, refused(RET.tooManyRequests));
    const choices = { kind: ['Idea', 'Problem'] };
    const form = createRequestForm(host, { kind: 'feedback', application: undefined, choices });
    await form.submit({ kind: '1', content: 'It breaks', contact: '' });

    expect(host.sent(feedbackAdd)).toMatchObject([{ kind: 'Problem' }]);
    expect(form.draft()).toMatchObject({ kind: '1' });
    host.answer(feedbackAdd, { ok: true, data: { id: 'F-1' } });
    await form.submit({ kind: '1', content: 'It breaks', contact: '' });
    expect(form.$result.get()?.values.kind).toBe('Problem');
  });
});
