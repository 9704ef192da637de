/** Old releases with their builds, which nothing takes the place of. */
import type { Locale } from '#i18n/locales.ts';
import { Texts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import type { Edition } from '#src/domain/releases/offers.ts';
import { EditionSection } from './Edition.tsx';

interface Props {
  locale: Locale;
  texts: SomeIslandTexts<'releases'>;
  editions: readonly Edition[];
}

export function OldBuilds({ locale, texts, editions }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      {editions.map((edition) => (
        <EditionSection key={edition.version} edition={edition} />
      ))}
    </Texts>
  );
}
