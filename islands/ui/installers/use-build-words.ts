/** Name and requirements of a build, in texts that are loaded with the island's code. */
import { useTranslation } from 'react-i18next';
import { requirements } from '#src/config/requirements.ts';
import type { Line, System } from '#src/domain/releases/types.ts';

type Parts = [line: Line, system: System, bits?: string];
const partsOf = (slot: string) => slot.split('/') as Parts; // as `slotOf` writes it

/** Builds are named by their slots: `v6/windows/64`. */
export function useBuildWords() {
  const { t } = useTranslation('releases');
  return {
    systemOf: (slot: string): string => {
      const [, system, bits] = partsOf(slot);
      const name = t(`systems.${system}`);
      return bits ? t('bits', { system: name, bits }) : name;
    },
    needOf: (slot: string): string => {
      const [line, system] = partsOf(slot);
      const key = `requirements.${line}.${system}` as 'requirements.v6.windows'; // each build has its sentence
      return t(key, requirements[line]);
    },
  };
}
