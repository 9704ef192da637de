/** Operators' commands: `npm run submissions`, `npm run joins` and the others of `server/commands/`. */
import { runCommand } from '#server/commands/run.ts';
import { loadSettings } from './lib/settings.ts';

// What is restored, moved or written out is for this user alone, also in a folder that others may look into.
process.umask(0o077);
loadSettings();
process.exitCode = await runCommand(process.argv.slice(2), process.env);
