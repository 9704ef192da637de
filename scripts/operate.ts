/**
 * `npm run operate -- <verb>`: operators' commands (docs/operating.md). Each verb prints its own with `--help`. Lists
 * take `--from DAY` and `--to DAY` (the first day that is left out; days begin in Beijing), and `--csv` or `--json`.
 */
import { runCommand } from '#server/commands/run.ts';
import { loadSettings } from '#server/setting-reader.ts';

// Only this user may read restored, moved and exported files, also in a folder that others may read.
process.umask(0o077);
loadSettings();
process.exitCode = await runCommand(process.argv.slice(2), process.env);
