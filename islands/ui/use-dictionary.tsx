/**
 * The texts of an island: only the dictionaries that the page hands over, through react-i18next. The keys are checked
 * against the Chinese original, as they are in `.astro` files.
 */
import type { i18n } from 'i18next';
import { useContext, useState, type ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { Dictionaries, Namespace } from '#i18n/dictionaries.ts';
import { createIslandTranslator } from '#i18n/island-translator.ts';
import type { TextKey, Variables } from '#i18n/index.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Twin } from '#i18n/twin.ts';

/** What a page passes with `pickDictionary`, by namespace. */
export type IslandTexts<N extends Namespace> = { readonly [Key in N]: Twin<Dictionaries[Key]> };

/** The same without the groups that the island never shows. */
export type SomeIslandTexts<N extends Namespace> = { readonly [Key in N]: Partial<Twin<Dictionaries[Key]>> };

interface Props {
  locale: Locale;
  texts: Partial<SomeIslandTexts<Namespace>>;
  children: ReactNode;
}

export function DictionaryProvider({ locale, texts, children }: Props) {
  // All of an instance that is used here; see there.
  const [instance] = useState(() => createIslandTranslator(locale, texts) as unknown as i18n);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

export type Translate<N extends Namespace> = (key: TextKey<Dictionaries[N]>, variables?: Variables) => string;

/**
 * An island's language never changes and its texts are there from the start, so this takes them straight from the
 * provider: `useTranslation` would add its machinery for texts that arrive later.
 *
 * @param namespace one that the island was given
 */
export function useDictionary<N extends Namespace>(namespace: N): Translate<N> {
  const context = useContext(I18nContext);
  if (!context) throw new Error('Islands with texts start with a DictionaryProvider');
  // i18next would type its keys from one global declaration; these are typed by the dictionary that is named here.
  return context.i18n.getFixedT(null, namespace) as unknown as Translate<N>;
}
