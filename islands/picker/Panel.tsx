/** The panel of one system: the download button with version and requirements, and the other builds below. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { DownloadIcon } from '#islands/ui/icons.tsx';
import { InstallerLink, pageInstallerNames } from '#islands/ui/installers/InstallerLink.tsx';
import type { Panel } from '#src/domain/device/panels.ts';
import { upToDate, type Installer, type Offer } from '#src/domain/releases/offers.ts';
import { pageLiveVersions } from '#islands/ui/installers/live-versions.ts';
import { OnDemandStyle, useOnDemandTexts, useBuildWords } from '#islands/ui/installers/on-demand.tsx';
import { Sentence } from '#islands/ui/texts.tsx';

/** There is no client for iPhone and iPad. */
export type InstallerPanel = Exclude<Panel, 'ios'>;

export interface PanelOffers {
  panel: InstallerPanel;
  /** The current client. */
  main: Offer;
  /** The last edition that runs on an old system. */
  forOld?: Installer | undefined;
}

interface Props extends PanelOffers {
  /** The visitor's system is too old for the current client, which is then shown second. */
  isForOldFirst: boolean;
}

/** The current client. */
function Current({ main, isQuiet }: Pick<Props, 'main'> & { isQuiet: boolean }) {
  const { t } = useTranslation('installers');
  const { newest } = useStore(pageLiveVersions.$live, { ssr: 'initial' });
  const { systemOf, needOf } = useBuildWords();
  const current = upToDate(main, newest);
  return (
    <InstallerLink className={`button ${isQuiet ? 'button--quiet' : 'button--signal'}`} offer={current}>
      <DownloadIcon />
      <span>
        {t('hero.button', { system: systemOf(current.slot) })}{' '}
        <small>{[current.version, current.size, needOf(current.slot)].filter(Boolean).join(' · ')}</small>
      </span>
    </InstallerLink>
  );
}

function ForOld({ panel, forOld, isFirst }: Pick<Props, 'panel' | 'forOld'> & { isFirst: boolean }) {
  const { t } = useTranslation('installers');
  const { newest } = useStore(pageLiveVersions.$live, { ssr: 'initial' });
  if (!forOld) return null;
  return (
    <InstallerLink className={isFirst ? 'button button--signal' : 'small'} offer={upToDate(forOld, newest)}>
      {t(panel === 'windows' ? 'hero.windowsOther' : 'hero.macOther')}
    </InstallerLink>
  );
}

export const MainButton = ({ panel, main, forOld, isForOldFirst }: Props) => (
  <div className="panel" data-panel={panel}>
    {isForOldFirst ? <ForOld {...{ panel, forOld }} isFirst /> : <Current main={main} isQuiet={false} />}
  </div>
);

interface OtherBuildsProps extends Props {
  /** The build for the other kind of Mac, for visitors who picked the wrong one. */
  otherMac: Offer | undefined;
  /** The Mac's chip is unknown: both builds are offered alike. */
  isChipUnknown: boolean;
}

export function OtherBuilds({
  panel,
  main,
  otherMac,
  isChipUnknown,
  forOld,
  isForOldFirst,
}: OtherBuildsProps) {
  const { t } = useTranslation('installers');
  const { newest } = useStore(pageLiveVersions.$live, { ssr: 'initial' });
  const { systemOf } = useBuildWords();
  return (
    <div className="besides" data-panel={panel}>
      {otherMac && (
        <InstallerLink className={isChipUnknown ? 'button' : 'small'} offer={upToDate(otherMac, newest)}>
          {t('hero.otherMac', { system: systemOf(otherMac.slot) })}
        </InstallerLink>
      )}
      {isForOldFirst ? <Current main={main} isQuiet /> : <ForOld {...{ panel, forOld }} isFirst={false} />}
      {panel === 'android' && <p className="small soft">{t('hero.androidText')}</p>}
      {panel === 'windows' && <PromoterNote />}
    </div>
  );
}

/** Says that the Windows installers contain a promoter's code, and offers the plain ones. */
function PromoterNote() {
  const tOnDemand = useOnDemandTexts();
  const code = useStore(pageInstallerNames.$code, { ssr: () => '' });
  const linkCode = useStore(pageInstallerNames.$linkCode, { ssr: () => '' });
  const [isPressed, setPressed] = useState(false);
  if (code === '' || !tOnDemand) return null;

  const button = (text: string) => (
    <button
      key={text}
      type="button"
      // The pressed button is removed; the one that replaces it takes the focus.
      autoFocus={isPressed}
      onClick={() => {
        setPressed(true);
        pageInstallerNames.toggle();
      }}
    >
      {text}
    </button>
  );
  return (
    <div className="notice small">
      <OnDemandStyle />
      {linkCode ? (
        <p>
          <Sentence write={(mark) => tOnDemand('promoter.text', { code: mark })}>
            <strong>{code}</strong>
          </Sentence>{' '}
          {button(tOnDemand('promoter.plain'))}
        </p>
      ) : (
        <p>{button(tOnDemand('promoter.restore'))}</p>
      )}
    </div>
  );
}
