/** A link inside a form. It opens a new tab: leaving the page would lose the password, the code and the tick. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('forms');
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}
