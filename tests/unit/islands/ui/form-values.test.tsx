// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { SmallForm } from '#islands/workbench/SmallForm.tsx';
import { FieldErrors } from '#islands/ui/Field.tsx';
import { RadioField } from '#islands/ui/Fields.tsx';
import { readValues, restoreValues } from '#islands/ui/form-values.ts';
import { remount } from '#tests/helpers/remounted-island.tsx';

const options = ['a', 'b'].map((value) => ({ value, label: value }));

it.each([
  ['b', 'b'],
  // Of another version of the site.
  ['gone', 'a'],
])('a draft with the button %s has the button %s, and replaces initial texts only', (kind, chosen) => {
  const { place, fill } = remount(
    <form>
      <RadioField name="kind" legend="Kind" {...{ options }} defaultValue="a" />
      <input name="shops" defaultValue="5" />
      <input name="note" />
    </form>,
  );
  fill({ note: 'typed' });
  const [form = document.createElement('form')] = place.getElementsByTagName('form');
  restoreValues(form, { kind, shops: '12', note: 'kept' });

  expect(readValues(form, ['kind', 'shops', 'note'])).toEqual({ kind: chosen, shops: '12', note: 'typed' });
});

it('a complaint about radio buttons is shown at their group, which can have the focus', () => {
  const { place } = remount(
    <FieldErrors value={() => 'Choose another'}>
      <RadioField name="kind" legend="Kind" {...{ options }} defaultValue="a" />
    </FieldErrors>,
  );
  const group = place.querySelector<HTMLElement>('[aria-invalid="true"]');
  group?.focus();

  expect(document.activeElement).toBe(group);
  const described = group?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Choose another');
});

it('a small form is emptied when its text has arrived, but not of what was typed meanwhile', async () => {
  const answers: (() => void)[] = [];
  const onSend = () => new Promise<boolean>((resolve) => answers.push(() => resolve(true)));
  const { place, fill, submit } = remount(
    <SmallForm fields={['title']} {...{ onSend }}>
      <input name="title" />
    </SmallForm>,
  );
  const title = () => place.querySelector('input')?.value;
  fill({ title: 'One' });
  submit();
  fill({ title: 'Two' });
  answers[0]?.();
  await Promise.resolve();
  expect(title()).toBe('Two');
  submit();
  answers[1]?.();

  await vi.waitFor(() => expect(title()).toBe(''));
});
