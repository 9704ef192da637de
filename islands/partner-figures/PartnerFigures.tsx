/** What a partner's code has brought: asked for with the code and its key, shown as two charts and a table. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiLanguage, Locale } from '#i18n/locales.ts';
import { FocusedHeading } from '#islands/ui/FocusedHeading.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { withTexts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import { useMessages } from '#islands/ui/use-messages.ts';
import { columns } from '#src/drawing/columns.ts';
import { siteHost } from '#src/stores/site-host.ts';
import { createFiguresForm, type Figures } from './store.ts';

interface Props {
  locale: Locale;
  texts: SomeIslandTexts<'partnerFigures' | 'forms'>;
  apiLanguage: ApiLanguage;
}

export const PartnerFigures = withTexts(Form);

const COUNTS = ['visits', 'registrations'] as const;

function Form({ locale, apiLanguage }: Props) {
  const { t } = useTranslation('partnerFigures');
  const say = useMessages();
  const [form] = useState(() => createFiguresForm(siteHost, apiLanguage));
  const { errors } = useStore(form.$form);
  const figures = useStore(form.$result);
  useEffect(() => form.mount(), [form]);

  if (figures) return <Shown {...{ locale, figures }} onAgain={form.again} />;
  const isWrong = errors['key']?.key === 'apiErrors.tokenInvalid';
  return (
    <StoredForm form={form} label={t('title')} submitLabel={t('show')} loadingLabel={t('loading')}>
      <TextField
        name="promoter"
        label={t('code')}
        error={say(errors['promoter'])}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="key"
        type="password"
        label={t('key')}
        hint={t('keyHint')}
        error={isWrong ? t('wrong') : say(errors['key'])}
        autoComplete="off"
      />
    </StoredForm>
  );
}

interface ShownProps {
  locale: Locale;
  figures: Figures;
  onAgain: () => void;
}

function Shown({ locale, figures: { days, total }, onAgain }: ShownProps) {
  const { t } = useTranslation('partnerFigures');
  const told = (count: number) => count.toLocaleString(locale);
  const busy = days.filter(({ visits, registrations }) => visits + registrations > 0).reverse();
  return (
    <div className="figures stack">
      <FocusedHeading as="h3">{t('last', { count: days.length })}</FocusedHeading>
      <div className="figures__charts">
        {COUNTS.map((count) => {
          const values = days.map((day) => day[count]);
          const sum = values.reduce((all, value) => all + value, 0);
          return (
            <figure key={count}>
              <figcaption>
                {t(count)} <b className="figure">{told(sum)}</b>
              </figcaption>
              <svg
                viewBox="0 0 300 80"
                preserveAspectRatio="none"
                role="img"
                aria-label={t('chart', { what: t(count), most: told(Math.max(...values)) })}
              >
                <path className="figures__ground" d="M0 79.5h300" />
                <path className="figures__columns" d={columns(values, 300, 80)} />
              </svg>
            </figure>
          );
        })}
      </div>
      {busy.length === 0 ? (
        <p>{t('none', { count: days.length })}</p>
      ) : (
        <div className="table-scroll" role="region" tabIndex={0} aria-label={t('title')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('visits')}</th>
                <th scope="col">{t('registrations')}</th>
              </tr>
            </thead>
            <tbody>
              {busy.map(({ day, visits, registrations }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{told(visits)}</td>
                  <td>{told(registrations)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>{t('total', { visits: told(total.visits), registrations: told(total.registrations) })}</p>
      <button className="button button--small" type="button" onClick={onAgain}>
        {t('again')}
      </button>
    </div>
  );
}
