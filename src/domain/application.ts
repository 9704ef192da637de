/** Links to application forms, and the place whose link a visitor followed. */
import { APPLICATION_SOURCES, type ApplicationSource, type ApplicationType } from '#src/config/wire.ts';

/** The fields of a form about it. */
export interface Application<Type extends ApplicationType = ApplicationType> {
  type: Type;
  source: ApplicationSource;
}

const PARAMETER = 'source';

/** A link to a form that names its place: `/ecology?source=6#apply`. */
export function applicationLink(path: string, source: ApplicationSource, anchor = ''): string {
  return `${path}?${PARAMETER}=${String(source)}${anchor}`;
}

/** The place in the address if it belongs to this form; else the page's default. */
export function openedFrom<Type extends ApplicationType>(
  application: Application<Type>,
  query: URLSearchParams,
): Application<Type> {
  const named = APPLICATION_SOURCES[application.type].find(
    (source) => String(source) === query.get(PARAMETER),
  );
  return named ? { ...application, source: named } : application;
}
