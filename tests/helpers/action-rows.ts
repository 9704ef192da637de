/** The table of docs/workbench.md that says of each action of the wire where a visitor finds it. */
import { readFileSync } from 'node:fs';

export interface ActionRow {
  /** `module.Action` */
  action: string;
  /** Begins with a panel’s English name, with “every panel” or with “the connection”. */
  place: string;
  /** The file that calls it. */
  caller: string;
}

export function actionRows(): ActionRow[] {
  const rows = readFileSync('docs/workbench.md', 'utf8').matchAll(
    /^\| (\w+\.\w+) +\| ([^|]+?) +\| `([^`]+)` +\|$/gm,
  );
  return Array.from(rows, ([, action = '', place = '', caller = '']) => ({
    action,
    place,
    caller,
  }));
}
