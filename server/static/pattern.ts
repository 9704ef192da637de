/**
 * Path patterns of `_headers` and `_redirects`: `*` (once) takes the rest and is called `splat`, `:name` takes one segment.
 */
export type PathPattern = (path: string) => Readonly<Record<string, string>> | undefined;

export function compilePattern(pattern: string): PathPattern {
  const names: string[] = [];
  const source = pattern.replace(
    /:([A-Za-z]\w*)|\*|[.+?^${}()|[\]\\]/g,
    (found, name: string | undefined) => {
      if (name !== undefined) {
        names.push(name);
        return '([^/]+)';
      }
      if (found !== '*') return `\\${found}`;
      names.push('splat');
      return '(.*)';
    },
  );
  const expression = new RegExp(`^${source}$`);
  return (path) => {
    const match = expression.exec(path);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
  };
}
