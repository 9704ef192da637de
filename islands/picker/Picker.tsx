/**
 * Where it will run, as one choice, and for each answer the one button. All answers are in the page: the choice is a set
 * of radio buttons, and the root says which panel is open (src/browser/shown-platform.ts). Here is what a closer look at
 * the device adds, and on a phone the way to a computer. The panels lie on top of each other, so that another choice moves
 * nothing.
 */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { installerTexts } from '#islands/ui/installers/texts.ts';
import { withTexts } from '#islands/ui/texts.tsx';
import { useOnDemandTexts } from '#islands/ui/installers/use-on-demand-texts.ts';
import { LEADS_TO_TRIAL } from '#src/domain/device/advise.ts';
import { PANELS } from '#src/domain/device/panels.ts';
import { pagePlatform } from './page-platform.ts';
import { SendToComputer } from './SendToComputer.tsx';
import { PanelView, type InstallerPanel, type PanelOffers } from './Panel.tsx';

interface Props {
  locale: Locale;
  panels: readonly PanelOffers[];
  trialPath: string;
  /** Of this page, as it is typed: without `https://`. */
  address: string;
  /** The panel of what there is no installer for. */
  children: ReactNode;
}

const OTHER_MAC = new Map<InstallerPanel, InstallerPanel>([
  ['mac-apple', 'mac-intel'],
  ['mac-intel', 'mac-apple'],
]);

export const Picker = withTexts(Choice, installerTexts);

function Choice({ panels, trialPath, address, children }: Props) {
  const { oldPanel, note } = useStore(pagePlatform.$platform, { ssr: 'initial' });
  useEffect(() => void pagePlatform.start(), []);
  return (
    <>
      <Choices />
      {panels.map((offers) => (
        <PanelView
          key={offers.panel}
          {...offers}
          otherMac={panels.find(({ panel }) => panel === OTHER_MAC.get(offers.panel))?.main}
          isForOldFirst={offers.panel === oldPanel}
          isChipUnknown={note === 'mac-both'}
        />
      ))}
      {children}
      <Notes trialPath={trialPath} />
      <SendToComputer address={address} />
    </>
  );
}

function Choices() {
  const { t } = useTranslation('installers');
  const { panel: chosen } = useStore(pagePlatform.$platform, { ssr: 'initial' });
  return (
    <fieldset>
      <legend className="soft">{t('hero.legend')}</legend>
      <div className="picker__choices">
        {PANELS.map((panel) => (
          <label key={panel}>
            <input
              type="radio"
              name="system"
              value={panel}
              defaultChecked={panel === 'windows'}
              // The browser keeps the choice; only advice changes it from here.
              ref={(radio) => {
                if (radio && panel === chosen) radio.checked = true;
              }}
              onChange={() => pagePlatform.choose(panel)}
            />
            <span>{t(`hero.choices.${panel}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Notes({ trialPath }: { trialPath: string }) {
  const { t } = useTranslation('installers');
  const late = useOnDemandTexts();
  const { note, doubt } = useStore(pagePlatform.$platform, { ssr: 'initial' });
  return (
    <div
      className={`picker__notes ${note === 'chat-app' ? 'picker__notes--first' : 'small soft'}`}
      role="status"
    >
      <p>{note && late ? late(`notes.${note}`, { system: doubt }) : t('notes.neutral')}</p>
      {note && LEADS_TO_TRIAL.has(note) && <a href={trialPath}>{t('hero.trial')}</a>}
    </div>
  );
}
