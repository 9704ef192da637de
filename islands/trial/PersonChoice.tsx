/** PersonChoice is at the computer, on which device, and what the last change of person took or gave. */
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceIds, memberIds } from './company.ts';
import type { RightsChange } from './rights.ts';
import type { Answer, PartProps } from './store.ts';

export function PersonChoice({ company, act, answer }: PartProps & { answer: Answer | undefined }) {
  const { t } = useTranslation('trialCompany');
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chosen before this was awake.
    for (const radio of choices.current?.querySelectorAll('input') ?? []) {
      if (!radio.checked || radio.defaultChecked) continue;
      const member = memberIds.find((each) => each === radio.value);
      const device = deviceIds.find((each) => each === radio.value);
      if (member) act({ kind: 'become', member });
      if (device) act({ kind: 'sit', device });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on React hears of each choice
  }, []);
  const outcome = answer?.outcome;
  return (
    <div className="tc-who" ref={choices}>
      <fieldset className="tc-choice">
        <legend className="small soft">{t('who.member')}</legend>
        {memberIds.map((member) => (
          <label key={member}>
            <input
              type="radio"
              name={`${id}member`}
              value={member}
              checked={company.member === member}
              onChange={() => act({ kind: 'become', member })}
            />
            <span>
              <strong>{t(`members.${member}.role`)}</strong>{' '}
              <span className="small">{t(`members.${member}.name`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="tc-choice">
        <legend className="small soft">{t('who.device')}</legend>
        {deviceIds.map((device) => (
          <label key={device}>
            <input
              type="radio"
              name={`${id}device`}
              value={device}
              checked={company.device === device}
              onChange={() => act({ kind: 'sit', device })}
            />
            <span>{t(`devices.${device}`)}</span>
          </label>
        ))}
      </fieldset>
      {outcome?.kind === 'became' && <Change change={outcome.change} />}
    </div>
  );
}

function Change({ change }: { change: RightsChange }) {
  const { t } = useTranslation(['trialMessages', 'roles']);
  return (['lost', 'gained'] as const).map(
    (way) =>
      change[way].length > 0 && (
        <div className="tc-change" data-way={way} key={way}>
          <h3>{t(`trialMessages:became.${way}`, { number: change[way].length })}</h3>
          <ul className="small">
            {change[way].map((permission) => (
              <li key={permission}>{t(`roles:actions.${permission}`)}</li>
            ))}
          </ul>
        </div>
      ),
  );
}
