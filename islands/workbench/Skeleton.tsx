/** Holds the place of a panel that is not there yet. */
import { useTranslation } from 'react-i18next';

const ROWS = 6;

export function Skeleton() {
  const { t } = useTranslation('workbench');
  return (
    <div className="wb-skeleton" role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <span className="skeleton" key={index} />
      ))}
    </div>
  );
}
