/** The table of docs/workbench.md that says of each action of the wire where a visitor finds it. */
import { readFileSync } from 'node:fs';

export interface ActionRow {
  /** `module.Action` */
  action: string;
  /** Begins with a panel’s English name, with “every panel” or with “the connection”. */
  place: string;
  /** Files. */
  panel: string;
  caller: string;
}

export function actionRows(): ActionRow[] {
  const rows = readFileSync('docs/workbench.md', 'utf8').matchAll(
    /^\| (\w+\.\w+) +\| ([^|]+?) +\| `([^`]+)` +\| `([^`]+)` +\|$/gm,
  );
  return Array.from(rows, ([, action = '', place = '', panel = '', caller = '']) => ({
    action,
    place,
    panel,
    caller,
  }));
}
