import type { Dictionaries, Namespace } from './dictionaries.ts';

/**
 * The shape that a dictionary's twin in another language has to have: the same keys, any wording.
 * Plural keys differ by language: Chinese has `key_other` alone, English adds `key_one`.
 */
export type Twin<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Twin<Item>[]
    : { readonly [Key in keyof T]: Twin<T[Key]> } & OneForms<T>;

type OneForms<T> = {
  readonly [Key in keyof T as Key extends `${infer Stem}_other` ? `${Stem}_one` : never]?: string;
};

export type TwinOf<Name extends Namespace> = Twin<Dictionaries[Name]>;
