/** Links to the forms of applications, and which place's link a visitor followed. */
import { APPLICATION_SOURCES, type ApplicationSource, type ApplicationType } from '#src/config/wire.ts';

/** As a form sends it along. */
export interface Application<Type extends ApplicationType = ApplicationType> {
  type: Type;
  source: ApplicationSource;
}

const PARAMETER = 'source';

/** A link to a form that tells the place it stands at: `/ecology?source=6#apply`. */
export function applicationLink(path: string, source: ApplicationSource, anchor = ''): string {
  return `${path}?${PARAMETER}=${String(source)}${anchor}`;
}

/** The place that the address names, where it leads to this form; else the one that the page gave. */
export function openedFrom<Type extends ApplicationType>(
  application: Application<Type>,
  query: URLSearchParams,
): Application<Type> {
  const named = APPLICATION_SOURCES[application.type].find(
    (source) => String(source) === query.get(PARAMETER),
  );
  return named ? { ...application, source: named } : application;
}
