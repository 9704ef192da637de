/** Types the keys of `useTranslation` and `t` in islands by the Chinese dictionaries, the originals of all others. */
import 'i18next';
import type { Dictionaries } from './dictionaries.ts';

/** The same tree with any wording: what stands for a placeholder is filled in by the page or given with the call. */
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
