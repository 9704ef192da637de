/**
 * `_headers` and `_redirects`, with the rules of static hosts. In a path `*` (once) matches the rest and is called
 * `splat`, `:name` matches one segment.
 */
type PathPattern = (path: string) => Readonly<Record<string, string>> | undefined;

export function compilePattern(pattern: string): PathPattern {
  const names: string[] = [];
  const source = pattern.replace(
    /:([A-Za-z]\w*)|\*|[.+?^${}()|[\]\\]/g,
    (found, name: string | undefined) => {
      if (name === undefined && found !== '*') return `\\${found}`;
      names.push(name ?? 'splat');
      return name === undefined ? '(.*)' : '([^/]+)';
    },
  );
  const expression = new RegExp(`^${source}$`);
  return (path) => {
    const match = expression.exec(path);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
  };
}

/** Lines that are neither empty nor comments, trimmed, with their numbers. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ words: line.trim(), isIndented: /^\s/.test(line), number: index + 1 }))
    .filter(({ words }) => words !== '' && !words.startsWith('#'));

interface HeaderRule {
  matches: PathPattern;
  /** Name in lower case, and the value; `undefined` removes the header. */
  headers: [name: string, value: string | undefined][];
}

/**
 * A path at the start of a line, indented headers below it; `! Name` removes the header of an earlier rule. Every rule
 * that matches applies, and the values of two rules are joined by a comma.
 * @throws Error that names the line that cannot be read
 */
export function parseHeadersFile(text: string) {
  const rules: HeaderRule[] = [];
  for (const { words, isIndented, number } of linesOf(text)) {
    if (!isIndented) {
      if (!words.startsWith('/')) throw new Error(`_headers, line ${number}: a path starts with "/".`);
      rules.push({ matches: compilePattern(words), headers: [] });
      continue;
    }
    const rule = rules.at(-1);
    const header = /^(!\s*)?([A-Za-z0-9-]+)\s*(?::\s*(.*))?$/.exec(words);
    const [, removal, name = '', value] = header ?? [];
    if (!rule || !header || (removal === undefined) !== (value !== undefined)) {
      throw new Error(`_headers, line ${number}: expected "Name: value" below a path.`);
    }
    rule.headers.push([name.toLowerCase(), value]);
  }

  return {
    /** Names in lower case. */
    headersFor(path: string) {
      const result = new Map<string, string>();
      for (const [name, value] of rules
        .filter(({ matches }) => matches(path))
        .flatMap((rule) => rule.headers)) {
        const earlier = result.get(name);
        if (value === undefined) result.delete(name);
        else result.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
      }
      return result;
    },
  };
}

const STATUSES = [301, 302, 303, 307, 308] as const;

/**
 * `from to status` on each line, the first match applies. `:splat` and `:name` in the target are replaced by what the
 * pattern matched. Without a status it is 302.
 * @throws Error that names the line that cannot be read
 */
export function parseRedirectsFile(text: string) {
  const rules = linesOf(text).map(({ words, number }) => {
    const [from = '', target, statusText = '302', ...rest] = words.split(/\s+/);
    const status = STATUSES.find((known) => String(known) === statusText.replace(/!$/, ''));
    if (!from.startsWith('/') || target === undefined || status === undefined || rest.length > 0) {
      throw new Error(
        `_redirects, line ${number}: expected "/from /to status", the status one of ${STATUSES.join(', ')}.`,
      );
    }
    return { matches: compilePattern(from), target, status };
  });

  return (path: string, query: string) => {
    for (const { matches, target, status } of rules) {
      const values = matches(path);
      if (!values) continue;
      const filledIn = target.replace(/:([A-Za-z]\w*)/g, (gap, name: string) => values[name] ?? gap);
      // A match must not turn a path of this site into another host: `/x//evil.example` matched by `/x/*`.
      const location = target.startsWith('/') ? filledIn.replace(/^[/\\]+/, '/') : filledIn;
      return { location: location.includes('?') ? location : location + query, status };
    }
    return undefined;
  };
}
