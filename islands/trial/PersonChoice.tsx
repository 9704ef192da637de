/** The person at the computer, the device, and the rights that the last change of person removed or added. */
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceIds, isMember, memberIds } from './company.ts';
import type { RightsChange } from './rights.ts';
import type { Answer, PartProps } from './store.ts';

export function PersonChoice({ company, act, answer }: PartProps & { answer: Answer | undefined }) {
  const { t } = useTranslation('trialCompany');
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const choose = (value: string) => {
    const device = deviceIds.find((each) => each === value);
    if (device) act({ kind: 'switchDevice', device });
    else if (isMember(value)) act({ kind: 'switchMember', member: value });
  };
  useEffect(() => {
    // The choice made before hydration.
    for (const radio of choices.current?.querySelectorAll('input') ?? []) {
      if (radio.checked && !radio.defaultChecked) choose(radio.value);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: later choices arrive as events
  }, []);
  const outcome = answer?.outcome;
  return (
    <div className="tc-who" ref={choices}>
      {(['member', 'device'] as const).map((what) => (
        <fieldset className="tc-choice" key={what}>
          <legend className="small soft">{t(`who.${what}`)}</legend>
          {(what === 'member' ? memberIds : deviceIds).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}${what}`}
                value={value}
                checked={company[what] === value}
                onChange={() => choose(value)}
              />
              <span>
                {isMember(value) ? (
                  <>
                    <strong>{t(`members.${value}.role`)}</strong>{' '}
                    <span className="small">{t(`members.${value}.name`)}</span>
                  </>
                ) : (
                  t(`devices.${value}`)
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {outcome?.kind === 'memberSwitched' && <Change change={outcome.change} />}
    </div>
  );
}

function Change({ change }: { change: RightsChange }) {
  const { t } = useTranslation(['trialMessages', 'roles']);
  return (['lost', 'gained'] as const).map(
    (way) =>
      change[way].length > 0 && (
        <div className="tc-change" data-way={way} key={way}>
          <h3>{t(`trialMessages:memberSwitched.${way}`, { number: change[way].length })}</h3>
          <ul className="small">
            {change[way].map((permission) => (
              <li key={permission}>{t(`roles:actions.${permission}`)}</li>
            ))}
          </ul>
        </div>
      ),
  );
}
