/** `npm run help`: every npm script, with a line of what it is for. Needs nothing installed. */
import { scriptHelp } from './lib/script-help.mjs';

const widest = Math.max(...Object.keys(scriptHelp).map((name) => name.length));
/** @param {string} name */
const isShort = (name) => name === 'start' || name === 'test';
for (const [name, line] of Object.entries(scriptHelp)) {
  console.log(`npm ${isShort(name) ? '' : 'run '}${name}`.padEnd(widest + 'npm run '.length + 2) + line);
}
