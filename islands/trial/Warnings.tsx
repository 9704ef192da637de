/** Sign-ins on devices that the company does not know, for those who may answer. */
import { useTranslation } from 'react-i18next';
import { visibleWarnings } from './rights.ts';
import type { PartProps } from './store.ts';

export function Warnings({ company, act }: PartProps) {
  const { t } = useTranslation('trialCompany');
  return visibleWarnings(company).map(({ member, shop }) => (
    <section className="tc-warning notice notice--warn" aria-label={t('warnings.title')} key={member}>
      <h2>{t('warnings.title')}</h2>
      <p>
        {t('warnings.text', { name: t(`members.${member}.name`), role: t(`members.${member}.role`), shop })}{' '}
        <span className="soft">{t('warnings.hint')}</span>
      </p>
      <div className="cluster">
        <button className="button button--small" type="button" onClick={() => act({ kind: 'allow', member })}>
          {t('warnings.allow')}
        </button>
        <button
          className="button button--small button--quiet"
          type="button"
          onClick={() => act({ kind: 'refuse', member })}
        >
          {t('warnings.refuse')}
        </button>
      </div>
    </section>
  ));
}
