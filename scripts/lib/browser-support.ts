/** What MDN's tables say about when browsers came to know a part of the web platform. */
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Engines } from '#src/config/browsers.ts';

interface Support {
  version_added: string | false | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}
interface Compat {
  support: Partial<Record<string, Support | Support[]>>;
}
export interface Entry {
  __compat?: Compat;
  [name: string]: Entry | Compat | undefined;
}

// Typed by name only as far as it is read here.
const tables = bcd as unknown as { api: Entry; css: Entry; javascript: { builtins: Entry } };

/** The entry below another by its name. */
export function entryIn(entry: Entry | undefined, ...names: readonly string[]): Entry | undefined {
  return names.reduce<Entry | undefined>(
    (found, name) =>
      found && name !== '__compat' && Object.hasOwn(found, name)
        ? (found[name] as Entry) // every key but __compat is an entry
        : undefined,
    entry,
  );
}

export const cssTables = tables.css;

export interface Member {
  /** The interface or class; undefined for a global. */
  owner: string | undefined;
  name: string;
  /** Whether it belongs to the class itself: `URL.canParse`. */
  isStatic: boolean;
}

export function findMember({ owner, name, isStatic }: Member): Entry | undefined {
  const { api } = tables;
  const { builtins } = tables.javascript;
  if (owner === undefined)
    return entryIn(api, name) ?? entryIn(api, 'Window', name) ?? entryIn(builtins, name);
  return (
    entryIn(api, owner, isStatic ? `${name}_static` : name) ??
    entryIn(builtins, owner, name) ??
    entryIn(builtins, 'Intl', owner, name)
  );
}

/** The class itself: code that no browser of it knows cannot be used. */
export const findClass = (name: string): Entry | undefined =>
  entryIn(tables.api, name) ??
  entryIn(tables.javascript.builtins, name) ??
  entryIn(tables.javascript.builtins, 'Intl', name);

function isLater(version: string, than: string): boolean {
  const [left, right] = [version.replace('≤', ''), than].map((text) => text.split('.').map(Number));
  const length = Math.max(left?.length ?? 0, right?.length ?? 0);
  for (let at = 0; at < length; at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** @returns the engines that came to know it later, or not yet, each with when that was; none for what is not listed */
export function lackingIn(entry: Entry | undefined, engines: Engines): string[] {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return Object.entries(engines).flatMap(([engine, version]: [string, string]) => {
    const listed = support[engine];
    if (listed === undefined) return [];
    const plain = [listed]
      .flat()
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .flatMap(({ version_added: added }) =>
        typeof added === 'string' && added !== 'preview' ? [added] : [],
      );
    if (plain.some((added) => !isLater(added, version))) return [];
    const [first] = plain.sort((a, b) => (isLater(a, b) ? 1 : -1));
    return [`${engine} ${version}${first === undefined ? '' : ` (since ${first})`}`];
  });
}
