/** `npm run help`: every npm script, with a line of what it is for. */
import { scriptHelp } from './lib/script-help.ts';

const widest = Math.max(...Object.keys(scriptHelp).map((name) => name.length));
const isShort = (name: string) => name === 'start' || name === 'test';
for (const [name, line] of Object.entries(scriptHelp)) {
  console.log(`npm ${isShort(name) ? '' : 'run '}${name}`.padEnd(widest + 'npm run '.length + 2) + line);
}
