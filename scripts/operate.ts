/**
 * `npm run operate -- <verb>`: operators' commands. Each verb tells its own with `--help`:
 *
 *   npm run operate -- submissions     what visitors sent, as CSV or JSON
 *   npm run operate -- joins           who asks to join a company; approve, refuse
 *   npm run operate -- cancellations   accounts to be closed; close, refuse
 *   npm run operate -- invitations     open invitations; make, revoke
 *   npm run operate -- deliveries      what waits to be handed on; again
 *   npm run operate -- audit           what these commands changed, when, and who ran them
 *   npm run operate -- reports         what pages reported
 *   npm run operate -- person          what is held about one person; export, erase
 *   npm run operate -- backup          all that the database holds, into one file
 *   npm run operate -- restore         a backup, into an empty database
 *   npm run operate -- move            the embedded database, into PostgreSQL
 */
import { runCommand } from '#server/commands/run.ts';
import { loadSettings } from './lib/settings.ts';

// What is restored, moved or written out is for this user alone, also in a folder that others may look into.
process.umask(0o077);
loadSettings();
process.exitCode = await runCommand(process.argv.slice(2), process.env);
