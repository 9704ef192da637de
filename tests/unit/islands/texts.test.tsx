import { renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { withTexts } from '#islands/ui/texts.tsx';

function Resend() {
  const { t } = useTranslation('forms');
  return <p>{t('apiErrors.waitSeconds', { count: 42 })}</p>;
}

describe.each(localeCodes)('the texts of islands in %s', (locale) => {
  const { forms } = dictionaries[locale];
  const render = (island: React.ReactNode, texts: object = { forms }) =>
    renderToString(withTexts(() => island)({ locale, texts }));

  it('come from the dictionaries that the page passes, with their variables', () => {
    expect(render(<Resend />)).toContain('42');
    expect(render(<Resend />)).not.toContain('{{');
  });

  it('stop the build if the page did not pass one', () => {
    expect(() => render(<Resend />, {})).toThrow(/apiErrors\.waitSeconds/);
  });
});
