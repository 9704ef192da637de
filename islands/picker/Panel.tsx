/** What one system gets: the container with its version, the button that says what it brings, and what it runs on. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '#islands/ui/icons.tsx';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import type { Panel } from '#src/domain/device/panels.ts';
import { upToDate, type Installer, type Offer } from '#src/domain/releases/offers.ts';
import { pageLiveVersions } from '#src/stores/page/live-versions.ts';
import { PromoterNote } from './PromoterNote.tsx';

/** There is no client for iPhone and iPad. */
export type InstallerPanel = Exclude<Panel, 'ios'>;

/** What is stencilled on the container. */
const STENCILS = {
  windows: 'WIN · X64',
  'mac-apple': 'MAC · ARM64',
  'mac-intel': 'MAC · X64',
  linux: 'LINUX · X64',
  android: 'ANDROID · APK',
} as const satisfies Record<InstallerPanel, string>;

export interface PanelOffers {
  panel: InstallerPanel;
  /** The current client. */
  main: Offer;
  /** The last edition that an old system runs. */
  forOld?: Installer | undefined;
}

interface Props extends PanelOffers {
  /** The other Mac, for those who did not know which they have. */
  otherMac: Offer | undefined;
  /** This Mac does not tell which it is: both are offered alike. */
  isChipUnknown: boolean;
  /** The visitor's system is too old for the current client, whose button steps back behind what runs there. */
  isForOldFirst: boolean;
}

export function PanelView({ panel, main, otherMac, isChipUnknown, forOld, isForOldFirst }: Props) {
  const { t } = useTranslation('installers');
  const { newest } = useStore(pageLiveVersions.$live, { ssr: 'initial' });
  const current = upToDate(main, newest);
  const old = forOld && (
    <div>
      <InstallerLink
        className={isForOldFirst ? 'button button--signal' : 'small'}
        offer={upToDate(forOld, newest)}
      >
        {t(panel === 'windows' ? 'hero.windowsOther' : 'hero.macOther')}
      </InstallerLink>
    </div>
  );
  return (
    <>
      <div className="box" data-panel={panel} aria-hidden="true">
        <span className="stencil">{STENCILS[panel]}</span>
        <span className="figure">{current.version}</span>
        <span className="stencil">{current.date}</span>
      </div>
      <div className="panel stack" data-panel={panel}>
        {isForOldFirst && old}
        <InstallerLink
          className={`button ${isForOldFirst ? 'button--quiet' : 'button--signal'}`}
          offer={current}
        >
          <DownloadIcon />
          <span>
            {t('hero.button', { system: current.system })}{' '}
            <small>{[current.version, current.size].filter(Boolean).join(' · ')}</small>
          </span>
        </InstallerLink>
        <p className="small soft">{current.need}</p>
        {otherMac && (
          <InstallerLink className={isChipUnknown ? 'button' : 'small'} offer={upToDate(otherMac, newest)}>
            {t('hero.otherMac', { system: otherMac.system })}
          </InstallerLink>
        )}
        {!isForOldFirst && old}
        {panel === 'android' && <p className="small soft">{t('hero.androidText')}</p>}
        <a className="small" href="#builds">
          {t('hero.allBuilds')}
        </a>
        {panel === 'windows' && <PromoterNote />}
      </div>
    </>
  );
}
