/**
 * The trial in the page: a sample company with shops in profiles that differ, three people to choose from, a device
 * warning and a growing log. The static page has its initial state; the state is in memory and is lost with the page.
 */
import { useStore } from '@nanostores/react';
import { useState, useEffect, useId, useRef } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { Texts, textsByLocale } from '#islands/ui/texts.tsx';
import { clock } from '#src/browser/clock.ts';
import { createTrial, type TrialPaths, type PartProps, type Answer } from './store.ts';
import { TrialBar } from './TrialBar.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Team } from './Team.tsx';
import { Shops, Windows } from './Windows.tsx';
import { useTranslation } from 'react-i18next';
import { taskIds, type TaskId, deviceIds, isMember, memberIds } from './company.ts';
import { Button } from '#islands/ui/Button.tsx';
import { visibleWarnings, type RightsChange } from './rights.ts';

/** The texts of the trial load with its code: in the page they would delay the first paint. */
const trialTexts = textsByLocale<'trialCompany' | 'trialMessages' | 'roles'>(
  import.meta.glob('../../i18n/*/{trial-company,trial-messages,roles}.ts', { eager: true }),
);

export function Trial({ locale, paths }: { locale: Locale; paths: TrialPaths }) {
  const [trial] = useState(() => createTrial(() => clock.wallMs()));
  const company = useStore(trial.$company);
  const answer = useStore(trial.$answer);
  const now = useStore(trial.$now);
  const part = { company, act: trial.act };

  return (
    <Texts locale={locale} texts={trialTexts[locale]}>
      <div className="tc framed scripted">
        <TrialBar {...{ ...part, answer, paths }} onReset={trial.reset} />
        <Tasks tried={company.tried} />
        <div className="tc-room">
          <PersonChoice {...part} answer={answer} />
          <div className="tc-main">
            <Warnings {...part} />
            <Shops {...part} />
            <Windows {...part} now={now} />
            <Team {...part} />
          </div>
          <LogPanel trial={trial} company={company} />
        </div>
      </div>
    </Texts>
  );
}

/** The four things to try; each is ticked when it has been done. */
function Tasks({ tried }: { tried: readonly TaskId[] }) {
  const { t } = useTranslation('trialCompany');
  return (
    <ol className="tc-tasks" aria-label={t('tasks.title')}>
      {taskIds.map((id) => (
        <li key={id} data-done={tried.includes(id)}>
          <strong>{t(`tasks.${id}.title`)}</strong>
          <span className="small soft">{t(`tasks.${id}.text`)}</span>
          {tried.includes(id) && <span className="visually-hidden">{t('tasks.done')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Sign-ins on devices unknown to the company, for members who may answer them. */
function Warnings({ company, act }: PartProps) {
  const { t } = useTranslation('trialCompany');
  return visibleWarnings(company).map(({ member, shop }) => (
    <section className="tc-warning notice notice--warn" aria-label={t('warnings.title')} key={member}>
      <h2>{t('warnings.title')}</h2>
      <p>
        {t('warnings.text', { name: t(`members.${member}.name`), role: t(`members.${member}.role`), shop })}{' '}
        <span className="soft">{t('warnings.hint')}</span>
      </p>
      <div className="cluster">
        <Button look="small" onClick={() => act({ kind: 'allow', member })} label={t('warnings.allow')} />
        <Button
          look="small quiet"
          onClick={() => act({ kind: 'refuse', member })}
          label={t('warnings.refuse')}
        />
      </div>
    </section>
  ));
}

/** The person at the computer, the device, and the rights that the last change of person removed or added. */
function PersonChoice({ company, act, answer }: PartProps & { answer: Answer | undefined }) {
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
