/**
 * The download button, and below it the choice of the other systems. The page contains all panels: the choice is a set
 * of radio buttons, and the root element names the open panel (src/browser/shown-system.ts). This island adds a
 * closer look at the device and, on a phone, ways to a computer. Panels overlap, so that a choice moves nothing.
 */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { installerTexts, useOnDemandTexts, OnDemandStyle } from '#islands/ui/installers/on-demand.tsx';
import { withTexts } from '#islands/ui/texts.tsx';
import { LEADS_TO_TRIAL } from '#src/domain/device/advise.ts';
import { PANELS } from '#src/domain/device/panels.ts';
import { pagePlatform } from './platform.ts';
import { MainButton, OtherBuilds, type InstallerPanel, type PanelOffers } from './Panel.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { copyText } from '#src/browser/clipboard.ts';
import { currentAddress } from '#src/browser/location.ts';
import { canShare, share } from './browser.ts';
import type { QrCode } from '#islands/ui/QrCode.tsx';

interface Props {
  locale: Locale;
  panels: readonly PanelOffers[];
  trialPath: string;
  /** Address of this page, as people type it: without `https://`. */
  address: string;
  /** Replaces the button where there is no installer. */
  instead?: ReactNode;
  /** Text below it. */
  children: ReactNode;
}

const OTHER_MAC = new Map<InstallerPanel, InstallerPanel>([
  ['mac-apple', 'mac-intel'],
  ['mac-intel', 'mac-apple'],
]);

export const Picker = withTexts(Choice, installerTexts);

function Choice({ panels, trialPath, address, instead, children }: Props) {
  const { t } = useTranslation('installers');
  const { oldPanel, note } = useStore(pagePlatform.$platform, { ssr: 'initial' });
  useEffect(() => void pagePlatform.start(), []);
  return (
    <>
      {panels.map((offers) => (
        <MainButton key={offers.panel} {...offers} isForOldFirst={offers.panel === oldPanel} />
      ))}
      {instead}
      <Choices />
      {panels.map((offers) => (
        <OtherBuilds
          key={offers.panel}
          {...offers}
          otherMac={panels.find(({ panel }) => panel === OTHER_MAC.get(offers.panel))?.main}
          isForOldFirst={offers.panel === oldPanel}
          isChipUnknown={note === 'mac-both'}
        />
      ))}
      {children}
      <a className="picker__all" href="#builds">
        {t('hero.allBuilds')}
      </a>
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
      <legend className="visually-hidden">{t('hero.legend')}</legend>
      <div className="picker__choices">
        {PANELS.map((panel) => (
          <label key={panel}>
            <input
              type="radio"
              name="system"
              value={panel}
              defaultChecked={panel === 'windows'}
              // The browser keeps the choice; from here only advice changes it.
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
  const tOnDemand = useOnDemandTexts();
  const { note, doubt } = useStore(pagePlatform.$platform, { ssr: 'initial' });
  return (
    <div className="picker__notes" role="status">
      {note && tOnDemand && (
        <p className="notice notice--warn">
          <span>{tOnDemand(`notes.${note}`, { system: doubt })}</span>
          {LEADS_TO_TRIAL.has(note) && <a href={trialPath}>{t('hero.trial')}</a>}
        </p>
      )}
    </div>
  );
}

/** Loaded on demand: few visitors want the code, and its encoder is larger than the island. */
const loadQrCode = () => import('#islands/ui/QrCode.tsx');

/** The address without parameters of this phone; a promoter's code stays in it. */
function addressToHandOn(): string {
  const address = new URL(currentAddress());
  address.hash = '';
  return address.href;
}

/**
 * On a phone, sends this page to a computer: by the share sheet, the clipboard, or a QR code. The address to type is
 * shown without a script.
 */
function SendToComputer({ address }: Pick<Props, 'address'>) {
  const { t } = useTranslation('installers');
  const tOnDemand = useOnDemandTexts();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const [code, setCode] = useState<{ QrCode: typeof QrCode; text: string }>();
  const copy = async () => setOutcome((await copyText(addressToHandOn())) ? 'copied' : 'failed');
  const showCode = () =>
    loadQrCode().then(
      (loaded) => {
        setCode({ ...loaded, text: addressToHandOn() });
        setOutcome(undefined);
      },
      () => setOutcome('failed'),
    );

  return (
    <div className="hand-on card stack stack--s">
      <strong>{t('handOn.title')}</strong>
      <code>{address}</code>
      <div className={tOnDemand ? 'cluster' : 'cluster waits'}>
        {tOnDemand && canShare() && (
          <Button look="small" onClick={() => share(addressToHandOn())} label={t('handOn.share')} />
        )}
        <Button look="small" onClick={() => void copy()} label={t('handOn.copy')} />
        <Button look="small" onClick={() => void showCode()} label={t('handOn.qr')} />
      </div>
      <p className="small" role="status">
        {tOnDemand && outcome && tOnDemand(`handOn.${outcome}`)}
      </p>
      {tOnDemand && code && (
        <>
          <OnDemandStyle />
          <code.QrCode className="hand-on__code" text={code.text} label={tOnDemand('handOn.qrLabel')} />
        </>
      )}
    </div>
  );
}
