/** The header of the desk's pages: brand, title, and links to the other languages. */
import type { ReactNode } from 'react';
import { locales, type Locale } from '#i18n/locales.ts';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { DESK_LANGUAGES } from '#src/config/wire.ts';
import { MARK_BERTH, MARK_CONTAINERS } from '#src/drawing/mark.ts';
import { deskHost } from './browser.ts';

interface Props {
  locale: Locale;
  title: string;
  children?: ReactNode;
  end?: ReactNode;
}

export function DeskHead({ locale, title, children, end }: Props) {
  // The language link keeps the topic and the page.
  const query = useIsHydrated() ? Object.fromEntries(deskHost.query()) : {};
  return (
    <header className="desk-head cluster">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d={MARK_BERTH} fill="none" stroke="currentColor" strokeWidth="3" />
        <path className="desk-mark__first" d={MARK_CONTAINERS[0]} />
        <path className="desk-mark__second" d={MARK_CONTAINERS[1]} />
      </svg>
      <div className="desk-head__words">
        <h1 className="text-20">{title}</h1>
        {children}
      </div>
      {end}
      {DESK_LANGUAGES.filter((code) => code !== locale).map((other) => (
        <a
          key={other}
          className="target small"
          href={`?${new URLSearchParams({ ...query, language: other }).toString()}`}
          lang={locales[other].htmlLang}
          hrefLang={locales[other].htmlLang}
        >
          {locales[other].ownName}
        </a>
      ))}
    </header>
  );
}
