/** Operators' commands: `npm run submissions`, `npm run joins` and the others of `server/commands/`. */
import { runCommand } from '#server/commands/run.ts';
import { loadSettings } from './lib/settings.ts';

loadSettings();
process.exitCode = await runCommand(process.argv.slice(2), process.env);
