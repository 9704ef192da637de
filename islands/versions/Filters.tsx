/**
 * The filters of the table, and the number of rows that match. Without a script there is nothing to choose. On a phone
 * one button opens the filters, and says how many are set.
 */
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { PAGE_SIZES } from '#src/config/wire.ts';
import { LINES, STATUSES, SYSTEMS } from '#src/domain/releases/types.ts';
import { pageVersions } from './table.ts';

export function Filters({ isReady, total }: { isReady: boolean; total: number }) {
  const { t } = useTranslation('downloadList');
  const { t: words } = useTranslation('releases');
  const state = useStore(pageVersions.$state, { ssr: 'initial' });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const made = [state.line, state.system, state.status].filter((value) => value !== '').length;
  const filters = [
    ['line', LINES.map((line) => [line, words(`lines.${line}`)] as const)],
    ['system', SYSTEMS.map((system) => [system, words(`systems.${system}`)] as const)],
    ['status', STATUSES.map((status) => [status, words(`statuses.${status}`)] as const)],
  ] as const;
  return (
    // A browser that restores old entries would contradict the address.
    <form
      className={isReady ? 'versions__filters' : 'versions__filters waits'}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <Button
        look="small"
        className="versions__open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        label={made > 0 ? t('filters.openMade', { count: made }) : t('filters.open')}
      />
      <div className="versions__choices" id={id} data-open={isOpen}>
        {filters.map(([name, options]) => (
          <label key={name}>
            <span className="small soft">{t(`filters.${name}`)}</span>
            <Select
              value={state[name]}
              options={[['', t('filters.all')], ...options]}
              onChoose={(value) => pageVersions.filter({ [name]: value })}
            />
          </label>
        ))}
        <label>
          <span className="small soft">{t('filters.size')}</span>
          <select
            value={state.size}
            onChange={({ target }) => pageVersions.filter({ size: Number(target.value) })}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      </div>
      <p className="versions__total" role="status">
        {t('filters.total', { count: total })}
      </p>
    </form>
  );
}
