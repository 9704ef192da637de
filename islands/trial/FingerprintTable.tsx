/** What a website reads in the profiles of the shown shops, line by line. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrialShop } from './company.ts';
import { countDifferences, readIds, readIn, type ReadId } from './reads.ts';

interface Props {
  shops: readonly TrialShop[];
  /** For the time of day there; before anything was done it is left out, since the build has no clock to show. */
  now: number | undefined;
}

export function FingerprintTable({ shops, now }: Props) {
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
