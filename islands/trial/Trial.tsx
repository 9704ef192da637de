/**
 * The trial in the page: a sample company with shops in profiles that differ, three people to be, a device warning and a
 * log that grows. In the static page it stands as it is before anything was pressed; it lives in memory and goes with the page.
 */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Twin } from '#i18n/twin.ts';
import type { roles } from '#i18n/zh-CN/roles.ts';
import type { trialCompany } from '#i18n/zh-CN/trial-company.ts';
import type { trialMessages } from '#i18n/zh-CN/trial-messages.ts';
import { Texts, textsByLocale } from '#islands/ui/texts.tsx';
import { clock } from '#src/browser/clock.ts';
import { createTrial, type TrialPaths } from './store.ts';
import { TrialBar } from './TrialBar.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Shops } from './Shops.tsx';
import { Tasks } from './Tasks.tsx';
import { Team } from './Team.tsx';
import { Warnings } from './Warnings.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { Windows } from './Windows.tsx';

/** The words of the trial, which come with its code: printed into the page they would come before its first paint. */
const trialTexts = textsByLocale({
  trialCompany: import.meta.glob<Twin<typeof trialCompany>>('../../i18n/*/trial-company.ts', {
    eager: true,
    import: 'trialCompany',
  }),
  trialMessages: import.meta.glob<Twin<typeof trialMessages>>('../../i18n/*/trial-messages.ts', {
    eager: true,
    import: 'trialMessages',
  }),
  roles: import.meta.glob<Twin<typeof roles>>('../../i18n/*/roles.ts', { eager: true, import: 'roles' }),
});

interface Props {
  locale: Locale;
  paths: TrialPaths;
}

export function Trial({ locale, paths }: Props) {
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
