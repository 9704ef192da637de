/**
 * `_headers`, as static hosts read it: a path pattern at the start of a line, indented headers below it; `! Name` takes back
 * what an earlier rule gave. Every rule that fits applies, and a header that two rules give is joined by a comma.
 */
import { compilePattern, type PathPattern } from './pattern.ts';

interface HeaderRule {
  matches: PathPattern;
  /** Name in lower case, and the value; `undefined` takes the header back. */
  headers: [name: string, value: string | undefined][];
}

/** @throws Error that names the line that cannot be read */
export function parseHeadersFile(text: string) {
  const rules: HeaderRule[] = [];
  text.split('\n').forEach((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    if (!/^\s/.test(line)) {
      if (!trimmed.startsWith('/')) throw new Error(`_headers, line ${index + 1}: a path starts with "/".`);
      rules.push({ matches: compilePattern(trimmed), headers: [] });
      return;
    }
    const rule = rules.at(-1);
    const header = /^(!\s*)?([A-Za-z0-9-]+)\s*(?::\s*(.*))?$/.exec(trimmed);
    const [, removal, name = '', value] = header ?? [];
    if (!rule || !header || (removal === undefined) !== (value !== undefined)) {
      throw new Error(`_headers, line ${index + 1}: expected "Name: value" below a path.`);
    }
    rule.headers.push([name.toLowerCase(), value]);
  });

  return {
    /** Names in lower case. */
    headersFor(path: string) {
      const result = new Map<string, string>();
      for (const rule of rules) {
        if (!rule.matches(path)) continue;
        for (const [name, value] of rule.headers) {
          const earlier = result.get(name);
          if (value === undefined) result.delete(name);
          else result.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
        }
      }
      return result;
    },
  };
}
