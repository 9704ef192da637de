/** Types the keys of `useTranslation` and `t` in islands by the Chinese dictionaries, the originals of all others. */
import 'i18next';
import type { Texts } from './dictionaries.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** The page or the call fills in placeholders. */
    resources: Texts;
    strictInterpolationChecks: false;
  }
}
