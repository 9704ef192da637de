/** The windows of the open shops, two at most, and beside each other what a website would read in them. */
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { shownShops } from './acts.ts';
import type { TrialShop } from './company.ts';
import { mayDo } from './rights.ts';
import { LockMark } from './LockMark.tsx';
import type { PartProps } from './store.ts';
import { FingerprintTable } from './FingerprintTable.tsx';

interface Props extends PartProps {
  now: number | undefined;
}

/** What can be done in a window, with the right that it needs. */
const TOOLS = [
  ['password', 'shops.credentials', 'password'],
  ['changeIp', 'shops.changeIp', 'ip'],
  ['clear', 'shops.clear', 'clear'],
] as const;

export function Windows({ company, act, now }: Props) {
  const { t } = useTranslation('trialCompany');
  const shops = shownShops(company);
  return (
    <section aria-labelledby="tc-windows">
      <h2 id="tc-windows">{t('windows.title')}</h2>
      <div className="tc-windows">
        {shops.map((shop) => (
          <ShopWindow
            key={shop.code}
            {...{ company, act, shop }}
            other={shops.find(({ code }) => code !== shop.code)}
          />
        ))}
        {shops.length < 2 && (
          <p className="tc-berth">{t(shops.length === 0 ? 'windows.first' : 'windows.second')}</p>
        )}
      </div>
      {shops.length > 0 && <FingerprintTable {...{ shops, now }} />}
    </section>
  );
}

interface WindowProps extends PartProps {
  shop: TrialShop;
  other: TrialShop | undefined;
}

function ShopWindow({ company, act, shop, other }: WindowProps) {
  const { t } = useTranslation('trialCompany');
  const { code, platform, cookies } = shop;
  const name = code.toLowerCase();
  return (
    <article
      className={`tc-window window hue-${String(shop.hue)}`}
      aria-label={t('windows.window', { shop: code })}
    >
      <p className="window__tabs">
        <b>{platform}</b>
        {code}
      </p>
      <p className="window__address">
        {shop.ip} · {name}.example
      </p>
      <div className="window__page">
        {cookies.length > 0 ? (
          <>
            <p>{t('windows.signedIn')}</p>
            <p className="tc-window__account cluster">
              <span>{name}@mail.example</span>
              <span>
                {company.revealed === code ? (
                  `sample-${name}`
                ) : (
                  <>
                    <span className="visually-hidden">{t('windows.hidden')}</span>
                    <span aria-hidden="true">••••••••</span>
                  </>
                )}
              </span>
            </p>
          </>
        ) : (
          <p>{t('windows.signedOut')}</p>
        )}
      </div>
      <div className="tc-window__tools cluster">
        {TOOLS.map(([kind, permission, word]) => (
          <Button look="small quiet" key={kind} onClick={() => act({ kind, shop: code })}>
            {t(`windows.${word}`)}
            {!mayDo(company, permission, code) && <LockMark />}
          </Button>
        ))}
        {other && (
          <Button
            look="small quiet"
            onClick={() => act({ kind: 'look', shop: code, other: other.code })}
            label={t('windows.look', { shop: other.code })}
          />
        )}
      </div>
    </article>
  );
}
