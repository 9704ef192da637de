/**
 * The texts of a page's islands: one i18next instance in the page's language, with only the dictionaries that the page
 * passes to each island. Within `withTexts`, islands use react-i18next's `useTranslation`.
 */
import { createInstance, type i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Dictionaries, Namespace } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Twin } from '#i18n/twin.ts';
import { site } from '#src/config/site.ts';
import type { Message } from '#src/domain/validation/message.ts';

/** Texts that a page passes with `pickDictionary`, by namespace. */
export type IslandTexts<N extends Namespace> = { readonly [Key in N]: Twin<Dictionaries[Key]> };

/** The same without texts that the island never shows. */
export type SomeIslandTexts<N extends Namespace> = { readonly [Key in N]: Some<Twin<Dictionaries[Key]>> };

type Some<Texts> = Texts extends string | readonly unknown[]
  ? Texts
  : { readonly [Key in keyof Texts]?: Some<Texts[Key]> | undefined };

/** Props of every island. */
export interface IslandProps<N extends Namespace> {
  locale: Locale;
  texts: SomeIslandTexts<N>;
}

interface Props {
  locale: Locale;
  texts: Partial<SomeIslandTexts<Namespace>>;
  children: ReactNode;
}

export function Texts({ locale, texts, children }: Props) {
  const [instance] = useState(() => translatorOf(locale, texts));
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/**
 * Wraps an island in its texts.
 *
 * @param bundled texts that are loaded with the island's code, beside those that the page passes
 */
export function withTexts<
  IslandProps extends Omit<Props, 'children' | 'texts'> & Partial<Pick<Props, 'texts'>>,
>(Inner: (props: IslandProps) => ReactNode, bundled?: Readonly<Record<Locale, Props['texts']>>) {
  return (props: IslandProps) => (
    <Texts locale={props.locale} texts={{ ...props.texts, ...bundled?.[props.locale] }}>
      <Inner {...props} />
    </Texts>
  );
}

/**
 * Texts that are loaded with an island's code, by language. The folder of a new language is found without a change
 * here.
 *
 * @param files dictionaries in all languages, as Vite's `import.meta.glob` returns them
 */
export function textsByLocale<N extends Namespace>(
  files: Readonly<Record<string, unknown>>,
): Readonly<Record<Locale, IslandTexts<N>>> {
  const texts: Record<string, object> = {};
  for (const [path, dictionary] of Object.entries(files)) {
    const language = path.split('/').at(-2) ?? '';
    texts[language] = { ...texts[language], ...(dictionary as object) }; // exported by its name
  }
  return texts as Record<Locale, IslandTexts<N>>; // each language has each file, see i18n/dictionaries.ts
}

/** The page's instance, in a browser only. */
let ofThisPage: i18n | undefined;

function translatorOf(locale: Locale, texts: Props['texts']): i18n {
  // The build renders many pages in one process: there each island gets an instance of its own, so that a text that
  // its page forgot to pass cannot come from another page.
  const instance = import.meta.env.SSR ? create(locale) : (ofThisPage ??= create(locale));
  for (const [namespace, dictionary] of Object.entries(texts)) {
    // Two islands may each add groups of one dictionary.
    instance.addResourceBundle(locale, namespace, dictionary, true, true);
  }
  return instance;
}

function create(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: {
      // React escapes already.
      escapeValue: false,
      // The page's texts are filled in already; those that are loaded with the code are not.
      defaultVariables: { brand: site[locale].brand },
    },
    // All texts are there from the start and never change, so nothing suspends or listens.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    ...(import.meta.env.SSR ? { parseMissingKeyHandler: refuse } : {}),
  });
  return instance;
}

/** A missing text stops the build; in a browser its key is better than an empty page. */
function refuse(key: string): never {
  throw new Error(`An island has no text "${key}": pass its dictionary from the page, or add it under i18n/`);
}

const MARK = '\u0001';

interface SentenceProps {
  /** Returns the sentence with `mark` in the value's place. */
  write: (mark: string) => string;
  /** The value. */
  children: ReactNode;
}

/**
 * A sentence with its value in an element of its own; the sentence is still translated as a whole.
 *
 * @example <Sentence write={(code) => t('promoter.text', { code })}><strong>{code}</strong></Sentence>
 */
export function Sentence({ write, children }: SentenceProps) {
  const [before, after] = write(MARK).split(MARK);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** Turns complaints of rules and stores into sentences of the `forms` dictionary. */
export function useMessages(): (message: Message | undefined) => string | undefined {
  const { t } = useTranslation('forms');
  const textOf = ({ key, variables, reason }: Message): string =>
    t(key, { ...variables, ...(reason && { reason: textOf(reason) }) });
  return (message) => message && textOf(message);
}
