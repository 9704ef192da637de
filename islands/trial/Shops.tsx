/** The shops that the person at the computer sees. */
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { shownShops } from './acts.ts';
import { visibleShops } from './rights.ts';
import type { PartProps } from './store.ts';

export function Shops({ company, act }: PartProps) {
  const { t } = useTranslation('trialCompany');
  const shops = visibleShops(company);
  const shown = shownShops(company);
  return (
    <section aria-labelledby="tc-shops">
      <h2 id="tc-shops">
        {t('shops.title')}{' '}
        <span className="small soft">
          {t('shops.count', { shown: shops.length, total: company.shops.length })}
        </span>
      </h2>
      <ul>
        {shops.map((shop) => {
          const isOpen = company.open.includes(shop.code);
          const isShown = shown.includes(shop);
          return (
            <li className={`shop-row hue-${String(shop.hue)}`} key={shop.code}>
              <span className="shop-name">
                <strong className="shop-plate stencil">{shop.code}</strong>
                <span>{shop.platform}</span>
                <span className="small soft">{t(`countries.${shop.country}`)}</span>
              </span>
              <span className="stencil soft">{shop.ip}</span>
              <span className="tc-shops__acts cluster">
                {isOpen && (
                  <span className="shop-status" data-status="open">
                    {t('shops.isOpen')}
                  </span>
                )}
                {isOpen && !isShown && (
                  <Button
                    look="small"
                    className="shop-act"
                    aria-label={`${t('shops.show')} ${shop.code}`}
                    onClick={() => act({ kind: 'show', shop: shop.code })}
                    label={t('shops.show')}
                  />
                )}
                <button
                  className={
                    isOpen ? 'button button--small shop-act' : 'button button--small shop-act shop-act--open'
                  }
                  type="button"
                  aria-label={`${t(isOpen ? 'shops.close' : 'shops.open')} ${shop.code}`}
                  onClick={() => act({ kind: isOpen ? 'close' : 'open', shop: shop.code })}
                >
                  {t(isOpen ? 'shops.close' : 'shops.open')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
