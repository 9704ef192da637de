/** The windows of the open shops, at most two, side by side with the values that a website reads in them. */
import { useTranslation } from 'react-i18next';
import { Fragment } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { shownShops } from './actions.ts';
import { type TrialShop, countDifferences, readIds, readIn, type ReadId } from './company.ts';
import { mayDo, visibleShops } from './rights.ts';
import { LockMark } from './LockMark.tsx';
import type { PartProps } from './store.ts';

/** The actions of a window, each with its permission. */
const TOOLS = [
  ['password', 'shops.credentials', 'password'],
  ['changeIp', 'shops.changeIp', 'ip'],
  ['clear', 'shops.clear', 'clear'],
] as const;

export function Windows({ company, act, now }: PartProps & { now: number | undefined }) {
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

interface FingerprintTableProps {
  shops: readonly TrialShop[];
  /** For the time of day there. Absent before the first action, since the build has no clock. */
  now: number | undefined;
}

/** The values that a website reads in the profiles of the shown shops. */
function FingerprintTable({ shops, now }: FingerprintTableProps) {
  const { t } = useTranslation('trialCompany');
  const [one, other] = shops;
  return (
    <div className="tc-reads">
      <table>
        <caption className="small soft">
          <b>{t('reads.title')}</b>
        </caption>
        <thead>
          <tr>
            <td />
            {shops.map(({ code, hue }) => (
              <th className={`hue-${String(hue)}`} scope="col" key={code}>
                <span className="shop-plate stencil">{code}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readIds.map((read) => (
            <tr key={read}>
              <th scope="row">{t(`reads.names.${read}`)}</th>
              {shops.map((shop) => (
                <td className="stencil" key={shop.code}>
                  <Value {...{ shop, read, now }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {one && other && (
        <p className="tc-differ">
          {t('reads.differ', { number: countDifferences(one, other), total: readIds.length })}
        </p>
      )}
    </div>
  );
}

function Value({ shop, read, now }: { shop: TrialShop; read: ReadId; now: number | undefined }) {
  const { t, i18n } = useTranslation('trialCompany');
  const text = readIn(shop, read);
  if (text === '') return <span className="soft">{t('reads.nothing')}</span>;
  if (read !== 'timeZone') return text;
  return (
    <>
      {text.split('/').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && '/'}
          <wbr />
          {part}
        </Fragment>
      ))}
      {now !== undefined && (
        <span className="soft">
          {' '}
          {new Intl.DateTimeFormat(i18n.language, {
            timeZone: text,
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          }).format(now)}
        </span>
      )}
    </>
  );
}

/** The shops that the current person may see. */
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
          const says = t(isOpen ? 'shops.close' : 'shops.open');
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
                {isOpen && !shown.includes(shop) && (
                  <Button
                    look="small"
                    className="shop-act"
                    aria-label={`${t('shops.show')} ${shop.code}`}
                    onClick={() => act({ kind: 'show', shop: shop.code })}
                    label={t('shops.show')}
                  />
                )}
                <Button
                  look="small"
                  className={isOpen ? 'shop-act' : 'shop-act shop-act--open'}
                  aria-label={`${says} ${shop.code}`}
                  onClick={({ detail }) => {
                    // The second click of a double click would undo the first.
                    if (detail < 2) act({ kind: isOpen ? 'close' : 'open', shop: shop.code });
                  }}
                  label={says}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
