/** Types the keys of `useTranslation` and `t` in islands by the Chinese dictionaries, the originals of all others. */
import 'i18next';
import type { Dictionaries } from './dictionaries.ts';

/** The same tree with any wording: the page or the call fills in placeholders. */
type AnyWording<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly AnyWording<Item>[]
    : { readonly [Key in keyof T]: AnyWording<T[Key]> };

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { [Namespace in keyof Dictionaries]: AnyWording<Dictionaries[Namespace]> };
    strictInterpolationChecks: false;
  }
}
