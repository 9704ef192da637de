/** Sign-ins on devices that the company does not know, for those who may answer. */
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
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
        <Button look="small" onClick={() => act({ kind: 'allow', member })} label={t('warnings.allow')} />
        <Button
          look="small quiet"
          onClick={() => act({ kind: 'refuse', member })}
          label={t('warnings.refuse')}
        />
      </div>
    </section>
  ));
}
