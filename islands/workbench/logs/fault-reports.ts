/** Sends this page's faults to the client's log for support: each kind once, up to a limit. */
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

const MAX_REPORTS = 20;
const MAX_CHARS = 300;

/** @returns a function that takes the message of a fault */
export function createFaultReports({ logging }: Pick<WorkbenchClient, 'logging'>): (message: string) => void {
  const written = new Set<string>();
  return (text) => {
    // The query of an address may hold private data.
    const message = text.replace(/\?[^\s)"']*/g, '?…').slice(0, MAX_CHARS);
    if (!message || written.has(message) || written.size >= MAX_REPORTS) return;
    written.add(message);
    void quietly(logging.write({ level: 'error', message: `workbench: ${message}` }));
  };
}
