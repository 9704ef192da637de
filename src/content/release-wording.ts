/** Texts of the dictionary `releases`, with values of the manifest and the requirements. */
import type { Locale } from '#i18n/locales.ts';
import { requirements } from '#src/config/requirements.ts';
import { getT } from '#src/config/texts.ts';
import { longDay } from '#src/domain/day.ts';
import { SYSTEMS, type Build, type Line, type System } from '#src/domain/releases/types.ts';

/** Numbers of the requirements, by the placeholders' names. */
const figures = {
  v6: requirements.v6,
  professional: { ...requirements.professional, linuxInUpgrade: '' },
  vps: requirements.vps,
  android: requirements.android,
} as const;

export function createWording(locale: Locale) {
  const t = getT(locale, 'releases');
  const systems = t.tree('systems');

  /** An edition's requirement for a system, or nothing if there is no such build. */
  function requirement(line: Line, system: System): string | undefined {
    const sentences: Partial<Record<System, string>> = t.tree(`requirements.${line}`, figures[line]);
    return sentences[system];
  }

  return {
    requirement,
    /** All requirements of an edition, each sentence once. */
    needsOf: (line: Line): string[] => [
      ...new Set(SYSTEMS.flatMap((system) => requirement(line, system) ?? [])),
    ],
    /** 'Windows · 64-bit', 'macOS · Apple silicon' */
    system({ system, bits }: Pick<Build, 'system' | 'bits'>): string {
      return bits === undefined ? systems[system] : t('bits', { system: systems[system], bits });
    },
    /** `October 22, 2026` for `2026-10-22` */
    date(date: string): string {
      return longDay(new Date(`${date}T00:00:00Z`), locale);
    },
  };
}
