/** Asks for the figures of a partner's code, with the code and its key. Its texts are loaded with its code. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { TextField } from '#islands/ui/Fields.tsx';
import { textsByLocale, withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { siteHost } from '#src/stores/site-host.ts';
import { Button } from '#islands/ui/Button.tsx';
import type { Locale } from '#i18n/locales.ts';
import { FocusedHeading } from '#islands/ui/FocusedHeading.tsx';
import { columns } from '#src/drawing/columns.ts';
import style from '#src/styles/on-demand/partner-figures.css?url';
import type { ReplyOf } from '#src/api/contract/call.ts';
import { partnerFigures } from '#src/api/contract/partners.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { createForm } from '#src/stores/form.ts';

type Props = IslandProps<'forms'>;

/** Bundled, since the page has no bytes left. */
const figureTexts = textsByLocale<'partnerFigures'>(
  import.meta.glob('../../i18n/*/partner-figures.ts', { eager: true }),
);

const FIELDS = ['promoter', 'key'] as const;

const createFiguresForm = () =>
  createForm({
    host: siteHost,
    fields: FIELDS,
    check: (field, { [field]: value }) => required(value),
    draft: { key: sessionKeys.partnerFiguresDraft, fields: ['promoter'] },
    async send({ promoter, key }, signal) {
      const payload = { promoter: promoter.trim(), key: key.trim() };
      const outcome = await siteHost.callApi(partnerFigures, payload, signal);
      if (outcome.ok || outcome.complaint?.message.key !== 'apiErrors.tokenInvalid') return outcome;
      // The answer does not say which of the two is wrong.
      return { ...outcome, complaint: { ...outcome.complaint, field: 'key' } };
    },
  });

export const PartnerFigures = withTexts(Form, figureTexts);

function Form({ locale }: Props) {
  const { t } = useTranslation('partnerFigures');
  const [form] = useState(createFiguresForm);
  const { errors } = useStore(form.$form);
  const figures = useStore(form.$result);

  if (figures) return <Answer {...{ locale, figures }} onAgain={form.again} />;
  const isWrong = errors['key']?.key === 'apiErrors.tokenInvalid';
  return (
    <StoredForm form={form} label={t('title')} submitLabel={t('show')} loadingLabel={t('loading')}>
      <TextField name="promoter" label={t('code')} autoComplete="off" spellCheck={false} />
      <TextField
        name="key"
        type="password"
        label={t('key')}
        hint={t('keyHint')}
        error={isWrong ? t('wrong') : undefined}
        autoComplete="off"
      />
    </StoredForm>
  );
}

const COUNTS = ['visits', 'registrations'] as const;

interface AnswerProps {
  locale: Locale;
  figures: ReplyOf<typeof partnerFigures>;
  onAgain: () => void;
}

/** The figures: two charts, and a table of the days with events. The HTML contains none of it. */
function Answer({ locale, figures: { days, total }, onAgain }: AnswerProps) {
  const { t } = useTranslation('partnerFigures');
  const told = (count: number) => count.toLocaleString(locale);
  const busy = days.filter(({ visits, registrations }) => visits + registrations > 0).reverse();
  return (
    <div className="figures stack">
      <link rel="stylesheet" href={style} precedence="late" />
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
        <div className="figures__scroll" role="region" tabIndex={0} aria-label={t('title')}>
          <table>
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
      <Button look="small" onClick={onAgain} label={t('again')} />
    </div>
  );
}
