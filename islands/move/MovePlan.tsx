/** The plan of a move, as a list of days to print and a calendar to save. Nothing is sent. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { SelectField, TextField } from '#islands/ui/Fields.tsx';
import { readValues, restoreValues } from '#islands/ui/form-values.ts';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { browserHost } from '#src/browser/host.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { dayRange, longDay } from '#src/domain/day.ts';
import { createDraft } from '#src/stores/draft.ts';
import { calendarOf } from './calendar.ts';
import {
  dateOf,
  endsEarly,
  entriesOf,
  EXAMPLE_SHOPS,
  MAX_SHOPS,
  STARTS,
  type Entry,
  type Start,
  createMovePlan,
  FIELDS,
} from './plan.ts';

interface Props extends IslandProps<'moving' | 'forms'> {
  /** The source of a move: its name, what to save there first, and whether the IP can stay. */
  starts: Readonly<Record<Start, { name: string; cells: readonly string[] }>>;
}

export const MovePlan = withTexts(Plan);

const draft = createDraft(browserHost.session, sessionKeys.moveDraft, FIELDS);

function Plan({ locale, starts }: Props) {
  const { t } = useTranslation('moving');
  const [plan] = useState(createMovePlan);
  const { move, wrong } = useStore(plan.$plan);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    restoreValues(form.current, draft.read());
    // Also what was typed before hydration.
    plan.change(readValues(form.current, FIELDS));
  }, [plan]);

  const entries = entriesOf(move);
  const { shops: count, from, start } = move;
  const nameOf = ({ task, shop }: Entry) => t(`plan.tasks.${task}.name`, { shop, count });
  const [saved = '', stay = ''] = starts[from].cells;
  const textOf = ({ task }: Entry) => t(`plan.tasks.${task}.text`, { save: saved, stay });
  const dateText = ({ from: first, to: last }: Entry) => {
    if (start === '') return t(first === last ? 'plan.day' : 'plan.days', { first, last });
    if (first === last) return longDay(dateOf(start, first), locale);
    return dayRange(dateOf(start, first), dateOf(start, last), locale, 'UTC');
  };
  const save = () => {
    if (!plan.requireStart()) {
      form.current?.querySelector<HTMLInputElement>('[name=start]')?.focus();
      return;
    }
    const calendar = entries.map((entry) => ({
      from: dateOf(start, entry.from),
      to: dateOf(start, entry.to),
      name: nameOf(entry),
      text: textOf(entry),
    }));
    const { hostname } = new URL(browserHost.address());
    const madeAt = new Date(browserHost.clock.wallMs());
    saveFile(calendarOf(calendar, hostname, madeAt), 'text/calendar', `move-${start}.ics`);
  };

  return (
    <div className="plan" data-dated={start !== ''}>
      <form
        className="form plan__form scripted"
        ref={form}
        method="dialog"
        noValidate
        onInput={({ currentTarget }) => {
          const values = readValues(currentTarget, FIELDS);
          draft.write(values);
          plan.change(values);
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          name="shops"
          type="number"
          inputMode="numeric"
          min="1"
          max={MAX_SHOPS}
          defaultValue={EXAMPLE_SHOPS}
          label={t('plan.shops')}
          error={wrong.includes('shops') ? t('plan.wrong', { most: MAX_SHOPS }) : undefined}
          isJudgedAtOnce
        />
        <SelectField
          name="from"
          label={t('ways.corner')}
          options={STARTS.map((value) => ({ value, label: starts[value].name }))}
        />
        <TextField
          name="start"
          type="date"
          label={t('plan.start')}
          error={wrong.includes('start') ? t('plan.needed') : undefined}
          isJudgedAtOnce
        />
        <TextField
          name="end"
          type="date"
          label={t('plan.end')}
          error={wrong.includes('end') ? t('plan.before') : undefined}
          isOptional
          isJudgedAtOnce
        />
        <div className="cluster">
          <Button onClick={save} label={t('plan.save')} />
          <Button look="quiet" data-print label={t('plan.print')} />
        </div>
      </form>
      <p className="notice notice--warn" role="status" hidden={!endsEarly(entries)}>
        {endsEarly(entries) && t('plan.early')}
      </p>
      <ol className="plan__days">
        {entries.map((entry) => (
          <li key={`${entry.task}${String(entry.from)}`}>
            <p className="plan__when">{dateText(entry)}</p>
            <div>
              <h3>{nameOf(entry)}</h3>
              <p className="soft">{textOf(entry)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
