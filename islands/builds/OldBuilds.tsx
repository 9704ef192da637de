/** Old releases with their builds, which nothing takes the place of. */
import type { Locale } from '#i18n/locales.ts';
import { installerTexts } from '#islands/ui/installers/texts.ts';
import { Texts } from '#islands/ui/texts.tsx';
import type { Edition } from '#src/domain/releases/offers.ts';
import { EditionSection } from './Edition.tsx';

interface Props {
  locale: Locale;
  editions: readonly Edition[];
}

export function OldBuilds({ locale, editions }: Props) {
  return (
    <Texts locale={locale} texts={installerTexts[locale]}>
      {editions.map((edition) => (
        <EditionSection key={edition.version} edition={edition} />
      ))}
    </Texts>
  );
}
