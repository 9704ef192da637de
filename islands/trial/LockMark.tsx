import { useTranslation } from 'react-i18next';

/** Beside a forbidden action. The action can still be pressed, and then names the roles that may do it. */
export function LockMark() {
  const { t } = useTranslation('trialCompany');
  return (
    <>
      <svg className="tc-lock" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path
          d="M2 6.5h10V13H2z M4.5 6.5V4a2.5 2.5 0 0 1 5 0v2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      <span className="visually-hidden">({t('locked')})</span>
    </>
  );
}
