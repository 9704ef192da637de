/** The line at the top of the desk's pages: whose it is, what it is, and the same in the other language. */
import type { ReactNode } from 'react';
import { locales, otherLocale, type Locale } from '#i18n/locales.ts';

interface Props {
  locale: Locale;
  title: string;
  /** Beneath the title. */
  children?: ReactNode;
  /** At the end of the line. */
  end?: ReactNode;
}

export function DeskHead({ locale, title, children, end }: Props) {
  const other = otherLocale(locale);
  return (
    <header className="desk-head">
      <svg className="desk-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M2 11V2h9M30 21v9h-9" fill="none" stroke="currentColor" strokeWidth="3" />
        <rect className="desk-mark__first" x="8" y="8" width="7" height="16" />
        <rect className="desk-mark__second" x="17" y="8" width="7" height="16" />
      </svg>
      <div className="desk-head__words">
        <h1 className="desk-head__title">{title}</h1>
        {children}
      </div>
      {end}
      <a
        className="desk-head__language"
        href={`?language=${other}`}
        lang={locales[other].htmlLang}
        hrefLang={locales[other].htmlLang}
      >
        {locales[other].ownName}
      </a>
    </header>
  );
}
