/** `_headers` and `_redirects` as static hosts read them: `*` in a path (once) matches the rest. */

/** Lines that are neither empty nor comments, with their numbers. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ line: line.trimEnd(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));

const isPath = (words: string) => /^\/[^\s:*]*\*?[^\s:*]*$/.test(words);

/** @returns what `*` stands for in this path, empty without `*`; undefined if the path does not match */
function splatOf(pattern: string, path: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return path === pattern ? '' : undefined;
  const end = path.length - after.length;
  const isMatch = end >= before.length && path.startsWith(before) && path.endsWith(after);
  return isMatch ? path.slice(before.length, end) : undefined;
}

/**
 * A path at the start of a line, indented headers below it. Every rule that matches applies, and the values of two rules
 * are joined by a comma.
 * @throws Error that names the line that cannot be read
 */
export function parseHeadersFile(text: string) {
  const rules: { path: string; headers: [name: string, value: string][] }[] = [];
  for (const { line, number } of linesOf(text)) {
    const [, name, value = ''] = /^\s+([A-Za-z0-9-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (isPath(line)) rules.push({ path: line, headers: [] });
    else if (rule && name) rule.headers.push([name.toLowerCase(), value]);
    else throw new Error(`_headers, line ${number}: expected a path, or "Name: value" indented below one.`);
  }

  return {
    /** Names in lower case. */
    headersFor(path: string) {
      const result = new Map<string, string>();
      const matching = rules.filter((rule) => splatOf(rule.path, path) !== undefined);
      for (const [name, value] of matching.flatMap(({ headers }) => headers)) {
        const earlier = result.get(name);
        result.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
      }
      return result;
    },
  };
}

const STATUSES = [301, 302, 303, 307, 308] as const;

/**
 * `from to status` on each line, the first match applies. `:splat` in the target is replaced by what `*` matched.
 * Without a status it is 302.
 * @throws Error that names the line that cannot be read
 */
export function parseRedirectsFile(text: string) {
  const rules = linesOf(text).map(({ line, number }) => {
    const [from = '', target, statusText = '302', ...rest] = line.split(/\s+/);
    const status = STATUSES.find((known) => String(known) === statusText);
    if (isPath(from) && target !== undefined && status && rest.length === 0) return { from, target, status };
    throw new Error(
      `_redirects, line ${number}: expected "/from /to status", the status one of ${STATUSES.join(', ')}.`,
    );
  });

  return (path: string, query: string) => {
    for (const { from, target, status } of rules) {
      const splat = splatOf(from, path);
      if (splat === undefined) continue;
      const filledIn = target.replace(':splat', () => splat);
      // A match must not turn a path of this site into another host: `/x//evil.example` matched by `/x/*`.
      const location = target.startsWith('/') ? filledIn.replace(/^[/\\]+/, '/') : filledIn;
      return { location: location.includes('?') ? location : location + query, status };
    }
    return undefined;
  };
}
