import type { Locale } from '#i18n/locales.ts';
import type { RouteId } from '#src/config/routes.ts';

export interface NextLineProps {
  locale: Locale;
  route: RouteId;
  /** In place of the route's own address: an anchor on this page. */
  href?: string | undefined;
  title: string;
  text: string;
  action: string;
  /** The states of a promotion in which this is the next step. */
  only?: string | undefined;
}
