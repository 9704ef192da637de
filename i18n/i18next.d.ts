/** Types the keys of texts, in islands and in the build, by the Chinese dictionaries, the originals of all others. */
import 'i18next';
import type { Namespace } from './dictionaries.ts';
import type { TwinOf } from './twin.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** The page or the call fills in placeholders. */
    resources: { [Name in Namespace]: TwinOf<Name> };
    strictInterpolationChecks: false;
  }
}
