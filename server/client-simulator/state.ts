/**
 * The simulated client's stored state and session; a restart reads it again.
 *
 * One JSON file, written beside the old one and then renamed over it, so that a crash leaves the old or the new state,
 * never half of one. `format` changes with the shape; a file of another format is ignored.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ClientState } from '#client-model/state.ts';

export const STATE_FORMAT = 4;

/** The session's fields have the names of the cookies. */
type Field = 'bid' | 'bName' | 'sid' | 'envid' | 'apiid' | 'hkjpp' | 'channelId' | 'cookieWhiteList';
export type ClientSession = Record<Field, string>;

export interface SimulatorState extends ClientState {
  format: typeof STATE_FORMAT;
  session: ClientSession;
}

const SAVE_DELAY_MS = 50;

/** Without a path the state is in memory only. */
export function openState(path: string | undefined, create: () => SimulatorState) {
  const state = (path === undefined ? undefined : load(path)) ?? create();
  let timer: NodeJS.Timeout | undefined;
  let written = '';
  /** Writes at once what is not written yet. */
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const text = JSON.stringify(state, null, 1);
    // Most of what pages ask changes nothing.
    if (path === undefined || text === written) return;
    try {
      write(path, text);
      written = text;
    } catch {
      // A full disk must not end the site's server; the next change is written with this one.
    }
  };
  /** Writes soon; several changes become one write. */
  const save = (): void => {
    if (path !== undefined) timer ??= setTimeout(flush, SAVE_DELAY_MS);
  };
  save();
  return { state, save, flush };
}

function load(path: string): SimulatorState | undefined {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isState(stored)) return undefined;
    // A store that was opening when the client ended did not open.
    for (const store of stored.stores) if (store.status === 'opening') store.status = 'closed';
    return stored;
  } catch {
    // No file yet, or an unreadable one: the client starts like a fresh installation.
    return undefined;
  }
}

/** Only this module writes the file, so that `format` describes the whole shape. */
function isState(stored: unknown): stored is SimulatorState {
  return (
    typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === STATE_FORMAT
  );
}

function write(path: string, text: string): void {
  const next = `${path}.${process.pid}.next`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // It holds the session's secret, so only its owner may read it.
    writeFileSync(next, text, { mode: 0o600 });
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
