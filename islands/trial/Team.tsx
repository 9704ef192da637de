/** The shops and new laptops that the other members may use, and the plan, which only the owner may change. */
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#islands/ui/Button.tsx';
import { memberIds, type MemberId } from './company.ts';
import { mayDo, visibleShops } from './rights.ts';
import { LockMark } from './LockMark.tsx';
import type { PartProps } from './store.ts';

const others = memberIds.filter((member) => member !== 'owner');

export function Team({ company, act }: PartProps) {
  const { t } = useTranslation('trialCompany');
  const name = (member: MemberId) => t(`members.${member}.name`);
  const mayGrant = mayDo(company, 'team.grant');
  const mayAnswer = mayDo(company, 'team.devices');
  return (
    <section aria-labelledby="tc-team">
      <h2 id="tc-team">{t('team.title')}</h2>
      <p className="small soft">{t('team.before')}</p>
      <div className="tc-team">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('team.shop')}</th>
              {others.map((member) => (
                <th scope="col" key={member}>
                  {name(member)}
                  {!mayGrant && <LockMark />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleShops(company).map(({ code, grantedTo }) => (
              <tr key={code}>
                <th className="stencil" scope="row">
                  {code}
                </th>
                {others.map((member) => (
                  <td key={member}>
                    <label className="tc-grant">
                      <input
                        type="checkbox"
                        aria-label={t('team.grant', { shop: code, name: name(member) })}
                        checked={grantedTo.includes(member)}
                        onChange={(event) =>
                          act({ kind: event.target.checked ? 'grant' : 'withdraw', shop: code, member })
                        }
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('team.laptop')}</th>
              {others.map((member) => {
                const status = company.laptops[member];
                const isAllowed = status === 'allowed';
                return (
                  <td key={member}>
                    <span className="small" data-status={status}>
                      {t(`team.statuses.${status}`)}
                    </span>
                    {status !== 'unknown' && (
                      <Button
                        look="small quiet"
                        aria-label={t(isAllowed ? 'team.refuse' : 'team.allow', { name: name(member) })}
                        onClick={() => act({ kind: isAllowed ? 'refuse' : 'allow', member })}
                      >
                        {t(isAllowed ? 'warnings.refuse' : 'team.allowShort')}
                        {!mayAnswer && <LockMark />}
                      </Button>
                    )}
                  </td>
                );
              })}
            </tr>
            <tr>
              <th scope="row">{t('team.view')}</th>
              {others.map((member) => (
                <td key={member}>
                  <ButtonLink
                    look="small quiet"
                    href="#company"
                    onClick={() => act({ kind: 'switchMember', member })}
                    label={t('team.see', { name: name(member) })}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <Button look="small quiet" onClick={() => act({ kind: 'plan' })}>
          {t('team.plan')}
          {!mayDo(company, 'company.pay') && <LockMark />}
        </Button>
      </div>
    </section>
  );
}
