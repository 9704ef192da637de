/** The frame with sample shops, behind the card of the doctor: for the eye alone, as the panels that come look. */
import { useTranslation } from 'react-i18next';
import { sampleShops } from '#src/content/data/sample-shops.ts';
import { TABS } from './tabs.ts';

/** As many samples as fill a window. */
const ROUNDS = [0, 1, 2] as const;
const HUES = 8;
const shops = ROUNDS.flatMap((round) =>
  sampleShops.map(({ code, platform, ip, hue }) => {
    const [site = '', number] = code.split('-');
    const later = String(Number(number) + round).padStart(4, '0');
    return { site, name: `${site}-${later}`, platform, ip, hue: ((hue + round * 3) % HUES) + 1 };
  }),
);

export function Ghost() {
  const { t } = useTranslation('workbench');
  return (
    <div className="wb-frame wb-ghost" aria-hidden="true" inert>
      <div className="wb-tabs">
        {TABS.map((tab) => (
          <span className="wb-tab" key={tab}>
            {t(`tabs.${tab}`)}
          </span>
        ))}
      </div>
      <div className="wb-panel">
        <div className="wb-tools">
          <span className="input soft">{t('shops.search')}</span>
          <span className="input">{t('shops.anyStatus')}</span>
        </div>
        <ul className="wb-sheet">
          {shops.map(({ site, name, platform, ip, hue }, index) => (
            <li className={`shop-row hue-${String(hue)}`} key={name}>
              <span className="shop-name">
                <span className="shop-plate stencil">{site}</span>
                <strong>{name}</strong>
                <span className="small soft">{platform}</span>
              </span>
              <span className="stencil">{ip}</span>
              <span className="shop-status" data-status={index === 0 ? 'open' : 'closed'}>
                {t(`shops.statuses.${index === 0 ? 'open' : 'closed'}`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
