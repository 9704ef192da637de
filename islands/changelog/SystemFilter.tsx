/** The choice of a system in the changelog, and the number of releases that match. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import type { Option } from '#islands/ui/Fields.tsx';
import { withTexts, type IslandTexts } from '#islands/ui/texts.tsx';
import { browserHost } from '#src/browser/host.ts';
import { showSystem } from '#src/browser/shown-system.ts';
import { createSystemFilter, type FilteredRelease } from './store.ts';

interface Props {
  locale: Locale;
  texts: { changelog: Pick<IslandTexts<'changelog'>['changelog'], 'filter' | 'count_one' | 'count_other'> };
  /** The first option is all systems, with an empty value. */
  systems: readonly Option[];
  releases: readonly FilteredRelease[];
}

export const SystemFilter = withTexts(Choice);

function Choice({ systems, releases }: Props) {
  const { t } = useTranslation('changelog');
  const [filter] = useState(() => createSystemFilter({ host: browserHost, releases, show: showSystem }));
  const { system, count } = useStore(filter.$filter);
  const choices = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    // The choice of the address was made before the first paint.
    const chosen = choices.current?.querySelector<HTMLInputElement>(':checked');
    return filter.mount(chosen?.value ?? '');
  }, [filter]);

  return (
    <>
      <fieldset className="systems" ref={choices}>
        <legend className="visually-hidden">{t('filter.label')}</legend>
        {systems.map(({ value, label }) => (
          <label key={value}>
            <input
              className="visually-hidden"
              type="radio"
              name="system"
              value={value}
              checked={system === value}
              onChange={() => filter.choose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <p className="small soft" aria-live="polite">
        {t('count', { count })}
      </p>
    </>
  );
}
