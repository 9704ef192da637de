/** A page at an address, which its own scripts may change. */
import { vi } from 'vitest';

type State = Record<string, unknown> | null;

/** @param replaceState of a browser that refuses */
export function visit(href: string, replaceState?: () => void) {
  const location = Object.assign(new URL(href), { replace: vi.fn<(next: string) => void>() });
  const change = (state: State, _title: string, next: string): void => {
    history.state = state;
    location.href = new URL(next, location).href;
  };
  const history = { state: null as State, replaceState: replaceState ?? change };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  return { address: () => location.href, location, history };
}
