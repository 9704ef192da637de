/** Asks for the figures of a partner's code, with the code and its key. Its texts are loaded with its code. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { textsByLocale, withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { siteHost } from '#src/stores/site-host.ts';
import { Answer } from './Answer.tsx';
import { createFiguresForm } from './store.ts';

type Props = IslandProps<'forms'>;

/** Bundled, since the page has no bytes left. */
const figureTexts = textsByLocale<'partnerFigures'>(
  import.meta.glob('../../i18n/*/partner-figures.ts', { eager: true }),
);

export const PartnerFigures = withTexts(Form, figureTexts);

function Form({ locale }: Props) {
  const { t } = useTranslation('partnerFigures');
  const [form] = useState(() => createFiguresForm(siteHost));
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
