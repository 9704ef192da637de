/**
 * `_redirects`, as static hosts read it: `from to status` on each line, the first that fits applies. `:splat` and `:name` in
 * the target take what the pattern caught. Without a status it is 302.
 */
import { compilePattern, type PathPattern } from './pattern.ts';

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

export interface Redirect {
  location: string;
  status: RedirectStatus;
}

interface RedirectRule {
  matches: PathPattern;
  target: string;
  status: RedirectStatus;
}

const STATUSES: readonly RedirectStatus[] = [301, 302, 303, 307, 308];

export type RedirectRules = (path: string, query: string) => Redirect | undefined;

/** @throws Error that names the line that cannot be read */
export function parseRedirectsFile(text: string): RedirectRules {
  const rules: RedirectRule[] = [];
  text.split('\n').forEach((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    const [from = '', target, statusText = '302', ...rest] = trimmed.split(/\s+/);
    const status = STATUSES.find((known) => String(known) === statusText.replace(/!$/, ''));
    if (!from.startsWith('/') || target === undefined || status === undefined || rest.length > 0) {
      throw new Error(
        `_redirects, line ${index + 1}: expected "/from /to status", the status one of ${STATUSES.join(', ')}.`,
      );
    }
    rules.push({ matches: compilePattern(from), target, status });
  });

  return (path, query) => {
    for (const { matches, target, status } of rules) {
      const caught = matches(path);
      if (!caught) continue;
      const filled = target.replace(
        /:([A-Za-z]\w*)/g,
        (placeholder, name: string) => caught[name] ?? placeholder,
      );
      return { location: withQuery(localOnly(filled, target), query), status };
    }
    return undefined;
  };
}

/** What was caught must not turn a path of this site into another host: `/x//evil.example` caught by `/x/*`. */
function localOnly(filled: string, target: string): string {
  return target.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled;
}

function withQuery(location: string, query: string): string {
  return query === '' || location.includes('?') ? location : `${location}${query}`;
}
